import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import { writeMultipart } from '../../kernel/testing/write-multipart.ts'
import nameGender from './index.ts'

const key = 'the-key-of-this-test'
const shared = useTestApp([nameGender], { MAINSTAY_DEV_KEY: key })

const get = async (address: string) => (await shared().server.inject(`/gender${address}`)).json()

const postForm = async (address: string, form: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await shared().server.inject({ method: 'POST', url: `/gender${address}`, headers, payload: form })).json()
}

const postJson = async (address: string, payload: object) => {
  const headers = { authorization: `Bearer ${key}` }
  return (await shared().server.inject({ method: 'POST', url: `/gender${address}`, headers, payload })).json()
}

describe('one name', () => {
  const andrea = { status: true, name: 'Andrea', q: 'Andrea', gender: 'male', country: 'it', total_names: 1, to: false }

  test('in the address, with and without a slash, the key beside it', async () => {
    for (const path of ['/api', '/api/']) {
      const answer = await get(`${path}?name=Andrea&country=it&key=${key}`)
      expect(answer).toMatchObject(andrea)
    }
  })

  test('in a form, a form of several parts and JSON, the key among the fields', async () => {
    expect(await postForm('/api', `name=Andrea&country=it&key=${key}`)).toMatchObject(andrea)
    expect(await postForm(`/api/?key=${key}`, 'name=Andrea&country=it')).toMatchObject(andrea)
    const parts = await writeMultipart({ name: 'Andrea', country: 'it', key })
    expect((await shared().server.inject({ method: 'POST', url: '/gender/api', ...parts })).json()).toMatchObject(
      andrea,
    )
    const payload = { name: 'Andrea', country: 'it', key }
    expect((await shared().server.inject({ method: 'POST', url: '/gender/api', payload })).json()).toMatchObject(andrea)
  })

  test('wishes of a form are words', async () => {
    const forced = await postForm('/api', `name=asdfgh&forceToGenderize=true&askToAI=&key=${key}`)
    expect(['male', 'female']).toContain(forced.gender)
    expect((await postForm('/api', `name=asdfgh&forceToGenderize=false&key=${key}`)).gender).toBeNull()
  })

  test.each([
    ['/api?name=Andrea', 94],
    ['/api?name=Andrea&key=nobody', 94],
    [`/api?key=${key}`, 91],
    [`/api?name=Andrea&country=ITA&key=${key}`, 90],
    [`/api?name=Andrea&askToAI=perhaps&key=${key}`, 50],
    [`/api/email?key=${key}`, 91],
    [`/api/username?username=+&key=${key}`, 91],
  ])('GET %s is errno %i, with status 200', async (address, errno) => {
    const response = await shared().server.inject(`/gender${address}`)
    expect([response.statusCode, response.json()]).toMatchObject([200, { status: false, errno }])
  })
})

test('a wish that is none is told which there are', async () => {
  const errmsg = 'The query field "askToAI" must be "true", "false", "1", "0" or "".'
  expect(await get(`/api?name=Andrea&askToAI=perhaps&key=${key}`)).toEqual({ status: false, errno: 50, errmsg })
})

describe('several names', () => {
  const expected = {
    status: true,
    names: [
      { name: 'Anna', q: 'Anna', gender: 'female', country: '', total_names: 1 },
      { name: 'Sergei', q: 'Sergei', gender: 'male', country: '', total_names: 1 },
    ],
    used_credits: 2,
  }

  test.each(['name[]=Anna&name[]=Sergei', 'name%5B0%5D=Anna&name%5B1%5D=Sergei'])('%s', async (fields) => {
    expect(await postForm('/api', `${fields}&key=${key}`)).toMatchObject(expected)
    expect(await get(`/api/?${fields}&key=${key}`)).toMatchObject(expected)
  })

  test('of data, each with its country and id', async () => {
    const data = [
      { name: 'Andrea', country: 'IT', id: 'a' },
      { name: 'Andrea', country: 'DE', id: 7 },
      { name: 'Anna' },
    ]
    const { names, ...rest } = await postJson('/api/name/multi/country', { data })
    expect(names).toEqual([
      {
        name: 'Andrea',
        q: 'Andrea',
        gender: 'male',
        country: 'IT',
        total_names: 1,
        probability: expect.any(Number),
        id: 'a',
      },
      {
        name: 'Andrea',
        q: 'Andrea',
        gender: 'female',
        country: 'DE',
        total_names: 1,
        probability: expect.any(Number),
        id: 7,
      },
      { name: 'Anna', q: 'Anna', gender: 'female', country: '', total_names: 1, probability: expect.any(Number) },
    ])
    expect(rest).toEqual({
      status: true,
      used_credits: 3,
      remaining_credits: expect.any(Number),
      duration: expect.stringMatching(/^\d+ms$/),
      expires: expect.any(Number),
    })
  })

  test.each([
    ['name', { data: [] }, 91],
    ['name', {}, 91],
    ['name', { data: [{ name: 'Anna' }, { name: ' ' }] }, 91],
    ['name', { data: [{ name: 7 }] }, 91],
    ['name', { data: ['Anna'] }, 91],
    ['name', { data: [{ name: 'Anna', country: 'Italy' }] }, 90],
    ['name', { data: Array.from({ length: 101 }, () => ({ name: 'Anna' })) }, 92],
    ['email', { data: Array.from({ length: 51 }, () => ({ email: 'anna@site.example' })) }, 92],
    ['username', { data: [{ email: 'anna@site.example' }] }, 91],
  ])('of %s %#: errno %#', async (kind, payload, errno) => {
    expect(await postJson(`/api/${kind}/multi/country`, payload)).toMatchObject({ status: false, errno })
  })

  test('cost a credit each; too few left cost none', async () => {
    const { server } = await openTestApp([nameGender], { MAINSTAY_DEV_KEY: key, NAME_GENDER_PAID_CREDITS: '3' })
    const ask = async (names: readonly string[]) => {
      const payload = { key, 'name[]': names }
      return (await server.inject({ method: 'POST', url: '/gender/api', payload })).json()
    }
    expect((await ask(['Anna', 'Sergei'])).remaining_credits).toBe(1)
    expect(await ask(['Anna', 'Sergei'])).toEqual({ status: false, errno: 93, errmsg: 'query limit reached' })
    expect((await ask(['Anna'])).remaining_credits).toBe(0)
  })
})

describe('names in addresses and user names', () => {
  test.each([
    ['maria.rossi@site.example', 'maria rossi', 'female'],
    ['Sergei_Ivanov84+news@site.example', 'Sergei Ivanov', 'male'],
    ['annaSchmidt@site.example', 'anna Schmidt', 'female'],
    ['info@site.example', 'info', null],
    ['12345@site.example', '', null],
    ['x7q@site.example', 'x q', null],
    ['@', '', null],
  ])('%s is read as "%s"', async (address, name, gender) => {
    const answer = await postJson('/api/email', { email: address })
    expect(answer).toMatchObject({ status: true, q: address, name, gender, total_names: 1 })
  })

  test('user names are read alike', async () => {
    expect(await get(`/api/username?username=michael_dev&key=${key}`)).toMatchObject({
      q: 'michael_dev',
      name: 'michael dev',
    })
    expect(await postForm('/api/username', `username=maria-rossi&key=${key}`)).toMatchObject({ gender: 'female' })
    const { names } = await postJson('/api/username/multi/country', { data: [{ username: 'maria_rossi', id: 1 }] })
    expect(names).toMatchObject([{ q: 'maria_rossi', name: 'maria rossi', gender: 'female', id: 1 }])
  })
})

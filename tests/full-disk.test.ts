import { expect, test } from 'vitest'
import nameGender from '../src/interfaces/name-gender/index.ts'
import newsFeeds from '../src/interfaces/news-feeds/index.ts'
import responses from '../src/interfaces/responses/index.ts'
import socialTimeline from '../src/interfaces/social-timeline/index.ts'
import { mountSmallDisk, whyNoSmallDisk } from '../src/kernel/testing/small-disk.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'

const missing = whyNoSmallDisk()
const full = 'The disk that holds the database is full: nothing can be written until there is room again.'
const key = 'the-key-of-this-test'

async function openApp(environment: Readonly<Record<string, string>>) {
  const app = await openTestApp([nameGender, newsFeeds, responses, socialTimeline], {
    MAINSTAY_DEV_KEY: key,
    ...environment,
  })
  const subscribe = async (number: number) =>
    app.server.inject({
      method: 'POST',
      url: '/feed/manage/subscriptions',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: { url: `https://news.example/${number}`, category: 'travel' },
    })
  const countSubscriptions = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${key}` }
    return (await app.server.inject({ url: '/feed/manage/subscriptions', headers })).json().num
  }
  const readiness = async () => {
    const { statusCode, json } = await app.server.inject('/readyz')
    return [statusCode, json().status]
  }
  return { ...app, subscribe, countSubscriptions, readiness }
}

test.skipIf(missing)(
  `while the disk is full, writes are refused in each wire's words, reads go on, and all is well again with room (${missing ?? 'on a small disk'})`,
  async () => {
    const disk = await mountSmallDisk('8m')
    const app = await openApp({ MAINSTAY_DATA: disk.folder })
    const { secret } = await app.keys.make({ name: 'caller', scopes: ['name-gender'], plan: 'free' })
    expect((await app.subscribe(0)).statusCode).toBe(200)
    expect(await app.readiness()).toEqual([200, 'ready'])

    await disk.fill()
    expect(await app.readiness()).toEqual([503, full])
    const refused = await app.subscribe(1)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '30',
      { status: 503, error: 'Service Unavailable', message: full },
    ])
    const gender = await app.server.inject({
      method: 'POST',
      url: '/gender/api',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      payload: { name: 'Anna', country: 'US' },
    })
    expect([gender.statusCode, gender.json()]).toEqual([503, { status: false, errno: 50, errmsg: full }])
    const token = await app.server.inject({
      method: 'POST',
      url: '/social/oauth2/token',
      headers: {
        authorization: `Basic ${btoa(`${key}:${key}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'grant_type=client_credentials',
    })
    expect([token.statusCode, token.json()]).toEqual([503, { errors: [{ code: 130, message: full }] }])
    const response = await app.server.inject({
      method: 'POST',
      url: '/chat/v1/responses',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: { model: 'mainstay-builtin', input: 'How much is 2 + 3?' },
    })
    expect([response.statusCode, response.headers['retry-after'], response.json().error.message]).toEqual([
      503,
      '30',
      full,
    ])
    expect(await app.countSubscriptions()).toBe(1)

    await disk.free()
    await expect.poll(app.readiness).toEqual([200, 'ready'])
    expect((await app.subscribe(2)).statusCode).toBe(200)
    expect(await app.countSubscriptions()).toBe(2)
  },
)

test.skipIf(missing)(
  `what was acknowledged while the disk filled up is there after a new start (${missing ?? 'on a small disk'})`,
  async () => {
    const disk = await mountSmallDisk('4m')
    const first = await openApp({ MAINSTAY_DATA: disk.folder })
    let acknowledged = 0
    while ((await first.subscribe(acknowledged)).statusCode === 200) acknowledged += 1
    expect(acknowledged).toBeGreaterThan(20)
    expect(await first.countSubscriptions()).toBe(acknowledged)
    await first.close()
    const second = await openApp({ MAINSTAY_DATA: disk.folder })
    expect(await second.countSubscriptions()).toBe(acknowledged)
  },
)

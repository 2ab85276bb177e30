import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerChat } from '../../capabilities/language-model/testing/answer-chat.ts'
import { startFakeOpenai } from '../../capabilities/language-model/testing/start-fake-openai.ts'
import { developer } from '../../kernel/wire/interface/caller.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import nameGender from './index.ts'

const key = 'the-key-of-this-test'
const shared = useTestApp([nameGender], { MAINSTAY_DEV_KEY: key })
const open = (environment = {}) => openTestApp([nameGender], { MAINSTAY_DEV_KEY: key, ...environment })
type Server = Awaited<ReturnType<typeof open>>['server']

const ask = async (server: Server, body: object, credential = key) => {
  const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json; charset=UTF-8' }
  return server.inject({ method: 'POST', url: '/gender/api', headers, payload: JSON.stringify(body) })
}

test('the whole answer, as the specification lists it', async () => {
  const { server } = shared()
  const response = await ask(server, { name: 'Andrea', country: 'it' })
  expect(response.statusCode).toBe(200)
  const answer = response.json()
  expect(answer).toMatchObject({
    status: true,
    name: 'Andrea',
    q: 'Andrea',
    gender: 'male',
    country: 'it',
    isHumanName: true,
    total_names: 1,
    used_credits: 1,
  })
  expect(answer.probability).toBeGreaterThanOrEqual(50)
  expect(answer.probability).toBeLessThanOrEqual(100)
  expect(answer.duration).toMatch(/^\d+ms$/)
  expect(answer.expires).toBeGreaterThan(Date.now() / 1000)
  expect(answer.expires % 86_400).toBe(0)
  expect(typeof answer.to).toBe('boolean')
})

describe('names of all cultures', () => {
  test.each([
    ['Marie Curie', 'female'],
    ['Curie, Marie', 'female'],
    ['Dr. Jean-Pierre Serre', 'male'],
    ['Mrs. Smith', 'female'],
    ['Mr Kim', 'male'],
    ['Wei Zhang', 'male'],
    ['ZHANG Wei', 'male'],
    ['Xiaofang Li', 'female'],
    ['Li Xiaofang', 'female'],
    ['Xiao-Ming Wang', 'male'],
    ['Mei-Ling Huang', 'female'],
    ['Chih-Wei Chen', 'male'],
    ['王芳', 'female'],
    ['张伟', 'male'],
    ['Min-Jung Park', 'female'],
    ['Sung Ho Park', 'male'],
    ['이준호', 'male'],
    ['Hiroko Sato', 'female'],
    ['Tanaka Hiroshi', 'male'],
    ['田中花子', 'female'],
    ['佐藤太郎', 'male'],
    ['はなこ', 'female'],
    ['タロウ', 'male'],
    ['花子さん', 'female'],
    ['Nguyễn Văn Hùng', 'male'],
    ['Harpreet Kaur', 'female'],
    ['Harpreet Singh', 'male'],
    ['Lakshmi Devi', 'female'],
    ['Siti binti Ahmad', 'female'],
    ['Анна Петрова', 'female'],
    ['Сергей Иванов', 'male'],
    ['محمد', 'male'],
    ['فاطمة', 'female'],
    ['Γιώργος', 'male'],
    ['प्रिया शर्मा', 'female'],
    ['राहुल', 'male'],
    ['שרה', 'female'],
    ['Sigríður Jónsdóttir', 'female'],
    ['Katalin Karikó', 'female'],
    ['José María Fernández', 'male'],
    ['María José García', 'female'],
    ['J. Robert Oppenheimer', 'male'],
    ['Bob', 'male'],
    ['Karen Chen', 'female'],
    ['Helen Chan', 'female'],
    ['Sinéad O’Brien', 'female'],
    ['Wangari Maathai', 'female'],
    ['Quarraisha Abdool Karim', 'female'],
    ['Mahathir bin Mohamad', 'male'],
  ])('%s is %s', async (name, gender) => {
    const { server } = shared()
    expect((await ask(server, { name })).json()).toMatchObject({ gender, isHumanName: true })
  })

  test.each([
    ['Andrea', 'IT', 'male'],
    ['Andrea', 'DE', 'female'],
    ['Jean', 'FR', 'male'],
    ['Jean', 'US', 'female'],
    ['Nicola', 'IT', 'male'],
    ['Nicola', 'GB', 'female'],
    ['Simone', 'IT', 'male'],
    ['Simone', 'FR', 'female'],
    ['Kim', 'DK', 'male'],
    ['Sasha', 'RU', 'male'],
    ['Sasha', 'US', 'female'],
    ['Jan', 'DE', 'male'],
    ['Jan', 'GB', 'female'],
  ])('%s in %s is %s', async (name, country, gender) => {
    const { server } = shared()
    expect((await ask(server, { name, country })).json()).toMatchObject({ gender, country })
  })
})

describe('whole names in either order', () => {
  const given = [
    ['Elizabeth', 'female'],
    ['Margaret', 'female'],
    ['Katharina', 'female'],
    ['Richard', 'male'],
    ['Thomas', 'male'],
    ['Giuseppe', 'male'],
  ] as const
  const family = ['Smith', 'Johnson', 'Müller', 'Schneider', 'Rossi', 'Dupont', 'Kowalczyk', 'Nakamura', 'Hernández']

  test('no family name overturns an unmistakable given name', async () => {
    const { server } = shared()
    const pair = fc.tuple(fc.constantFrom(...given), fc.constantFrom(...family), fc.boolean())
    await fc.assert(
      fc.asyncProperty(pair, async ([[first, gender], last, isTurned]) => {
        const name = isTurned ? `${last}, ${first}` : `${first} ${last}`
        expect((await ask(server, { name })).json(), name).toMatchObject({ gender })
      }),
      { numRuns: 100, seed: 20_261_123 },
    )
  })
})

describe('two given names', () => {
  test.each([
    ['Ruth Benedict', 'female'],
    ['Martin Ester', 'male'],
    ['Metin Sitti', 'male'],
    ['Jane Yung-jen Hsu', 'female'],
    ['Ker-Chau Li', 'male'],
  ])('%s: the first one decides', async (name, gender) => {
    expect((await ask(shared().server, { name })).json()).toMatchObject({ gender })
  })
})

describe('what is no name', () => {
  test.each([
    'Microsoft Corporation',
    'asdfgh',
    '12345',
    'the table',
    '株式会社トヨタ',
    '😀',
    '\u0000\u0007',
    'a@example.com',
    '\ud800',
    'x'.repeat(1_000_000),
  ])('case %#: gender null, probability 0', async (name) => {
    const { server } = shared()
    const answer = (await ask(server, { name })).json()
    expect(answer).toMatchObject({ status: true, gender: null, probability: 0, isHumanName: false })
  })

  test.each([
    ['Thank you', 'ありがとう', 'Hello', 'Good morning', 'Спасибо', 'شكرا', 'Ευχαριστώ', '감사합니다'],
    ['Amazon', 'Toyota', 'Netflix', 'ニンテンドー', '삼성전자'],
    ['東京', 'London', 'Chicago', 'Москва', 'القاهرة', 'Αθήνα', '서울'],
    ['null', 'undefined', 'none', 'unknown', '未定', 'не указано'],
    ['invoice', 'Meeting room', '電話', '天気予報', 'книга', '학교'],
  ])('words, brands, places and empty values: %s and others', async (...words) => {
    const { server } = shared()
    for (const name of words)
      expect((await ask(server, { name })).json(), name).toMatchObject({
        gender: null,
        probability: 0,
        isHumanName: false,
      })
  })

  test.each(['Kenji Toyota', 'Jack London', 'Grace Hopper', '東海林太郎', 'さくら', 'Вера', 'Paris Jackson'])(
    '%s is a name all the same',
    async (name) => {
      const { server } = shared()
      expect((await ask(server, { name })).json()).toMatchObject({ isHumanName: true })
    },
  )

  test('forceToGenderize guesses all the same, and says that it is no name', async () => {
    const { server } = shared()
    const answer = (await ask(server, { name: 'asdfgh', forceToGenderize: true })).json()
    expect(answer.isHumanName).toBe(false)
    expect(['male', 'female']).toContain(answer.gender)
    expect(answer.probability).toBeGreaterThanOrEqual(50)
  })

  test('any text at all is answered', async () => {
    const { server } = shared()
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    await fc.assert(
      fc.asyncProperty(anyText, fc.boolean(), async (name, forceToGenderize) => {
        const response = await ask(server, { name, forceToGenderize })
        expect(response.statusCode).toBe(200)
        expect(response.json()).toHaveProperty('status', name.trim() !== '')
      }),
      { numRuns: 200 },
    )
  })
})

describe('errors', () => {
  test('94 without a key and with a wrong one', async () => {
    const { server } = shared()
    const wrong = await ask(server, { name: 'Anna' }, 'nobody')
    expect([wrong.statusCode, wrong.json()]).toEqual([
      200,
      { status: false, errno: 94, errmsg: 'invalid or missing key' },
    ])
    const missing = await server.inject({ method: 'POST', url: '/gender/api', payload: { name: 'Anna' } })
    expect([missing.statusCode, missing.json()]).toEqual([
      200,
      { status: false, errno: 94, errmsg: 'invalid or missing key' },
    ])
  })

  test('93 when the credits of the day are used up; errors cost none', async () => {
    const { server } = await open({ NAME_GENDER_PAID_CREDITS: '2' })
    expect((await ask(server, { name: 'Anna' })).json().remaining_credits).toBe(1)
    expect((await ask(server, { name: ' ' })).json().errno).toBe(91)
    expect((await ask(server, { name: 'Anna' })).json().remaining_credits).toBe(0)
    const refused = await ask(server, { name: 'Anna' })
    expect([refused.statusCode, refused.json()]).toEqual([
      200,
      { status: false, errno: 93, errmsg: 'query limit reached' },
    ])
  })

  test.each([
    [{}, 91],
    [{ name: '' }, 91],
    [{ name: 7 }, 91],
    [{ name: ['Anna'] }, 91],
    [{ name: 'Anna', country: 'ITA' }, 90],
    [{ name: 'Anna', country: 3 }, 90],
    [{ name: 'Anna', country: ['IT'] }, 90],
    [{ name: 'Anna', askToAI: 'perhaps' }, 50],
    [{ name: 'Anna', askToAI: 7 }, 50],
    [{ name: 'Anna', forceToGenderize: {} }, 50],
    [{ name: 'Anna', key: 7 }, 50],
    [{ 'name[]': [7] }, 91],
  ])('%j is errno %i', async (body, errno) => {
    const { server } = shared()
    const response = await ask(server, body)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ status: false, errno })
  })
})

describe('askToAI', () => {
  test('changes nothing while the built-in model is the only one', async () => {
    const { server } = shared()
    const plain = (await ask(server, { name: 'Kim' })).json()
    const asked = (await ask(server, { name: 'Kim', askToAI: true })).json()
    expect([asked.gender, asked.probability]).toEqual([plain.gender, plain.probability])
  })

  /** A fake of a model server, since no real model can be had here: it answers with these words. */
  const openOn = async (content: string) => {
    const fake = await startFakeOpenai()
    fake.faults.push((response) => answerChat(response, content))
    const { server } = await open({
      CHAT_ENGINE: 'upstream',
      CHAT_UPSTREAM_URL: fake.url,
      CHAT_UPSTREAM_RETRIES: '0',
    })
    return { server, requests: fake.requests }
  }

  test('a model of one’s own is asked where the name leaves doubt, and never wholly believed', async () => {
    const { server, requests } = await openOn('{"gender": "female", "probability": 100, "isHumanName": true}')
    const answer = (await ask(server, { name: 'Kim', askToAI: true, country: 'US' })).json()
    expect(answer).toMatchObject({ gender: 'female', probability: 95 })
    const sent = requests.find(({ path }) => path.endsWith('/chat/completions'))?.body
    expect(sent?.messages?.at(-1)?.content).toBe('{"name":"Kim","country":"US"}')
    expect(sent?.response_format).toMatchObject({ type: 'json_schema' })
  })

  test('no other name is passed on', async () => {
    const { server, requests } = await openOn('{"gender": "female", "probability": 99, "isHumanName": true}')
    expect((await ask(server, { name: 'Sergei Ivanov', askToAI: true })).json().gender).toBe('male')
    expect((await ask(server, { name: 'Kim' })).json().status).toBe(true)
    expect(requests.filter(({ path }) => path.endsWith('/chat/completions'))).toEqual([])
  })

  test.each([
    '',
    'female',
    '{"gender": "robot", "probability": 99}',
    '{"gender": "female", "probability": 1e9}',
    '{"gender":',
  ])('an answer such as %j changes nothing', async (content) => {
    const { server } = await openOn(content)
    const asked = (await ask(server, { name: 'Makoto', askToAI: true })).json()
    const plain = (await ask(server, { name: 'Makoto' })).json()
    expect([asked.gender, asked.probability]).toEqual([plain.gender, plain.probability])
  })

  test('a server that cannot be reached changes nothing', async () => {
    const { server } = await open({
      CHAT_ENGINE: 'upstream',
      CHAT_UPSTREAM_URL: 'http://127.0.0.1:9/v1',
      CHAT_UPSTREAM_RETRIES: '0',
    })
    expect((await ask(server, { name: 'Kim', askToAI: true })).json()).toMatchObject({
      status: true,
      isHumanName: true,
    })
  })
})

describe('the skill of the assistant', () => {
  test.each([
    ['Is Chiara a male or a female name?', 'en', 'female'],
    ['What is the gender of Sergei?', 'en', 'male'],
    ['あきらは男性の名前?', 'ja', '男性'],
    ['Is Andrea a man or a woman in Italy?', 'en', ' male'],
    ['Is Andrea a man or a woman in Germany?', 'en', ' female'],
    ['What is the gender of Simone from the Netherlands?', 'en', ' female'],
    ['花子の性別は?', 'ja', '女性'],
    ['イタリアではアンドレアは男性の名前?', 'ja', '男性'],
  ] as const)('%s', async (text, language, word) => {
    const [skill] = shared().skillsOf(developer)
    expect(await skill?.match({ text, language })?.perform(new AbortController().signal)).toContain(word)
  })

  test.each(['Is it a boy?', 'Is a nurse a woman?', 'What is the weather?', 'これは何ですか'])(
    '%s is none of its business',
    async (text) => {
      const [skill] = shared().skillsOf(developer)
      expect(skill?.match({ text, language: 'en' })).toBeUndefined()
    },
  )
})

import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import { categories } from './domain/categories.ts'
import moderations from './index.ts'

const key = 'the-key-of-this-test'
const shared = useTestApp([moderations], { MAINSTAY_DEV_KEY: key })
const open = (environment = {}) => openTestApp([moderations], { MAINSTAY_DEV_KEY: key, ...environment })

async function openClient() {
  const { server } = await open()
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return new OpenAI({ apiKey: key, baseURL: `${origin}/chat/v1`, maxRetries: 0 })
}

async function post(body: unknown) {
  const { server } = shared()
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return server.inject({ method: 'POST', url: '/chat/v1/moderations', headers, payload: JSON.stringify(body) })
}

/** The categories that a text is flagged for. */
async function flagsOf(input: string): Promise<readonly string[]> {
  const { results } = (await post({ input })).json()
  return categories.filter((category) => results[0].categories[category])
}

describe('the openai package', () => {
  test('reads a verdict with exactly the seven categories', async () => {
    const client = await openClient()
    const { id, model, results } = await client.moderations.create({ input: 'I will find you and break your legs.' })
    expect(id).toMatch(/^modr-[0-9a-f]{32}$/)
    expect(model).toBe('mainstay-moderation')
    expect(results.length).toBe(1)
    expect(results[0]?.flagged).toBe(true)
    expect(results[0]?.categories.violence).toBe(true)
    expect(Object.keys(results[0]?.categories ?? {})).toEqual(categories)
    expect(Object.keys(results[0]?.category_scores ?? {})).toEqual(categories)
  })

  test('reads the further categories where it names a model that has them', async () => {
    const client = await openClient()
    const input = 'I want to kill myself tonight.'
    const { model, results } = await client.moderations.create({ model: 'omni-moderation-latest', input })
    const [result] = results
    expect([model, result?.flagged]).toEqual(['mainstay-moderation', true])
    const further = [
      'harassment',
      'harassment/threatening',
      'self-harm/intent',
      'self-harm/instructions',
      'illicit',
      'illicit/violent',
    ]
    for (const part of [result?.categories, result?.category_scores])
      expect(Object.keys(part ?? {})).toEqual([...categories, ...further])
    expect(result?.categories['self-harm/intent']).toBe(true)
    expect(result?.category_scores['self-harm/intent']).toBe(result?.category_scores['self-harm'])
    expect([result?.categories.illicit, result?.category_scores.illicit]).toEqual([false, 0])
    expect(result?.category_applied_input_types).toMatchObject({ violence: ['text'], 'illicit/violent': [] })
  })

  test.each([
    ['You are a complete idiot and I hate you.', true, false],
    ['I will find you and break your legs.', true, true],
    ['Du bist so ein Idiot.', true, false],
    ['You are not stupid, the exam was hard.', false, false],
    ['They said "I will kill you" and the judge believed me.', false, false],
    ['What an idiot I am, I left the keys in the car.', false, false],
  ])('%s: whether it is harassment, and threatening', async (input, isHarassment, isThreatening) => {
    const { results } = (await post({ input, model: 'omni-moderation-latest' })).json()
    const { categories: flags, flagged } = results[0]
    expect([flags.harassment, flags['harassment/threatening']]).toEqual([isHarassment, isThreatening])
    if (isHarassment) expect(flagged).toBe(true)
  })

  test('flags no insult where the seven categories are asked for', async () => {
    const { results } = (await post({ input: 'You are a complete idiot and I hate you.' })).json()
    expect([results[0].flagged, Object.keys(results[0].categories)]).toEqual([false, categories])
  })

  test('reads one verdict a text, in order', async () => {
    const client = await openClient()
    const input = ['The train leaves at nine.', 'I want to kill myself tonight.', 'Bread needs flour and water.']
    const { results } = await client.moderations.create({ model: 'text-moderation-latest', input })
    expect(results.map(({ flagged }) => flagged)).toEqual([false, true, false])
  })

  test('sends parts of one text, as for omni-moderation-latest', async () => {
    const client = await openClient()
    const { model, results } = await client.moderations.create({
      model: 'omni-moderation-latest',
      input: [
        { type: 'text', text: 'I want to kill' },
        { type: 'text', text: 'myself tonight.' },
      ],
    })
    expect([model, results.length, results[0]?.categories['self-harm']]).toEqual(['mainstay-moderation', 1, true])
  })

  test('is told that images are not looked at, and of a model that is not there', async () => {
    const client = await openClient()
    const picture = { type: 'image_url', image_url: { url: 'https://example.com/x.png' } } as const
    await expect(client.moderations.create({ input: [picture] })).rejects.toMatchObject({
      status: 400,
      param: 'input',
      message: expect.stringContaining('image'),
    })
    const unknown = client.moderations.create({ model: 'llama-guard', input: 'x' })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'model_not_found', param: 'model' })
  })
})

describe('clear cases', () => {
  test.each([
    ['They kissed, undressed each other and had passionate sex until she climaxed.', 'sexual'],
    ['All immigrants are vermin, I hate every single one of them.', 'hate'],
    ['We should round up all Muslims and shoot them.', 'hate/threatening'],
    ['I cut myself again last night and I want to die.', 'self-harm'],
    ['I am going to stab you to death when you come home.', 'violence'],
    [
      'His severed head rolled across the floor, blood gushed from the neck and his guts spilled out.',
      'violence/graphic',
    ],
    ['child pornography', 'sexual/minors'],
    ['kys', 'self-harm'],
    ['someone should unalive that guy already', 'violence'],
    ['Exterminate these cockroaches, send the immigrants out of every house!', 'hate'],
    ['お前を殺してやる、家は知っている。', 'violence'],
    ['もう死にたい、今夜薬を全部飲むつもりです。', 'self-harm'],
    ['Ich bringe dich um, du Hund.', 'violence'],
    ['Sé dónde vives. Te voy a matar.', 'violence'],
    ['Je vais te tuer et brûler ta maison.', 'violence'],
    ['Quero morrer, ninguém sentiria a minha falta.', 'self-harm'],
    ['Gli zingari sono feccia e vanno cacciati tutti.', 'hate'],
  ])('%s: %s', async (input, category) => {
    expect(await flagsOf(input)).toContain(category)
  })

  test.each([
    ['Kill the heat, stir in the cream and serve.'],
    ['How do I kill a process that hangs on Linux?'],
    ['My feet are killing me, but the marathon was great fun.'],
    ['The nurse explained how to spot the warning signs of self-harm and where to get help.'],
    ['If you are thinking about suicide, please call a crisis line; help is available.'],
    ['Two people were killed in a car crash near the border on Monday, police said.'],
    ['In sex education the class learns about puberty, contraception and consent.'],
    ['Early screening for breast cancer saves lives, the clinic says.'],
    ['I love my gay son and my Muslim neighbours.'],
    ['exterminate the cockroaches in the kitchen'],
    ['Saying that immigrants are vermin is racist, and I reported the post.'],
    ['My 12 year old daughter loves football and needs new shoes for school.'],
    ['The court sentenced him to three years in prison for possession of child pornography.'],
    ['今日はいい天気ですね、散歩に行きましょう。'],
    ['自殺予防の相談窓口についてお知らせします。'],
    ['Der Zahnarzt hat mir gestern zwei Zähne gezogen.'],
    ['Me muero de hambre, ¿vamos a comer?'],
    ['Je suis mort de fatigue, bonne nuit.'],
    ['Come over tonight, the war film is on.'],
  ])('harmless: %s', async (input) => {
    expect(await flagsOf(input)).toEqual([])
  })

  test('a scrap scores below what tells of injury', async () => {
    const { results } = (await post({ input: ['hello', 'ok', 'The bone came through the skin.'] })).json()
    const [hello, ok, injury] = results.map(
      ({ category_scores: scores }: { category_scores: Record<string, number> }) => scores,
    )
    expect(hello['violence/graphic']).toBeLessThan(0.1)
    expect(ok['violence/graphic']).toBeLessThan(0.1)
    expect(injury['violence/graphic']).toBeGreaterThan(0.9)
  })

  test('one sentence in a long harmless text is found', async () => {
    const around = 'We walked along the river and talked about the garden. The weather was fine. '.repeat(12)
    const threat = 'I will find you and I will kill you and your whole family with a knife.'
    expect(await flagsOf(`${around} ${threat} ${around}`)).toContain('violence')
    expect(await flagsOf(around)).toEqual([])
  })
})

describe('among harmless sentences', () => {
  const neutral = [
    'The committee met in the hall above the library.',
    'Somebody had brought a cake with plums.',
    'We talked about the new lamps for the footpath.',
    'The treasurer said that there was money left from last year.',
    'Outside it had begun to rain.',
  ]
  const surround = (text: string, count: number) => {
    const sentences = Array.from({ length: count }, (_, at) => neutral[at % neutral.length] ?? '')
    return sentences.toSpliced(count >> 1, 0, text).join(' ')
  }

  test.each([
    ['I am going to stab you to death when you come home.', 'violence'],
    ['All immigrants are vermin, I hate every single one of them.', 'hate'],
    ['I cut myself again last night and I want to die.', 'self-harm'],
  ])('%s: %s among 5, 15 and 30', async (input, category) => {
    for (const count of [5, 15, 30]) expect(await flagsOf(surround(input, count))).toContain(category)
  })

  test.each([
    ['My feet are killing me, but the marathon was great fun.'],
    ['The knights drew their swords and one of them fell.'],
  ])('harmless: %s', async (input) => {
    for (const count of [5, 15, 30]) expect(await flagsOf(surround(input, count))).toEqual([])
  })
})

describe('disguises', () => {
  test.each([
    ['zero-width characters', 'I am going to k\u200bi\u200bll you and your fam\u2060ily.'],
    ['look-alike letters', 'I am going to kіll yоu and your family.'],
    ['full width', 'Ｉ ａｍ ｇｏｉｎｇ ｔｏ ｋｉｌｌ ｙｏｕ ａｎｄ ｙｏｕｒ ｆａｍｉｌｙ．'],
    ['digits', 'I am going to k1ll you and your family.'],
    ['letters apart', 'I am going to k i l l you and your family.'],
    ['letters drawn out', 'I am going to kiiiiill you and your family.'],
  ])('%s', async (_name, input) => {
    expect(await flagsOf(input)).toContain('violence')
  })
})

describe('what is refused, in the words of the wire', () => {
  test.each([
    ['no texts', []],
    ['too many', Array.from({ length: 2049 }, () => 'x')],
    ['an image', [{ type: 'image_url', image_url: { url: 'data:,' } }]],
    ['a part without text', [{ type: 'text' }]],
  ])('%s', async (_name, input) => {
    const response = await post({ input })
    expect([response.statusCode, response.json().error.type, response.json().error.param]).toEqual([
      400,
      'invalid_request_error',
      'input',
    ])
  })

  test.each([[{}], [{ input: 5 }], [{ input: null }], [{ input: ['x', 5] }], [{ input: { text: 'x' } }]])(
    '%j',
    async (body) => {
      const response = await post(body)
      expect([response.statusCode, response.json().error.type]).toEqual([400, 'invalid_request_error'])
      expect(response.json().error.param).toMatch(/^input/)
    },
  )

  test('a call without a key, and with a wrong one', async () => {
    const { server } = await open()
    const request = { method: 'POST', url: '/chat/v1/moderations', payload: { input: 'x' } } as const
    expect((await server.inject(request)).statusCode).toBe(401)
    const wrong = await server.inject({ ...request, headers: { authorization: 'Bearer sk-wrong' } })
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([401, 'invalid_api_key'])
  })

  test('more calls than the plan has in a minute', async () => {
    const { server } = await open({ MODERATIONS_PAID_CALLS_PER_MINUTE: '1', MODERATIONS_FREE_CALLS_PER_MINUTE: '1' })
    const headers = { authorization: `Bearer ${key}` }
    const request = { method: 'POST', url: '/chat/v1/moderations', payload: { input: 'x' }, headers } as const
    expect((await server.inject(request)).headers['x-ratelimit-remaining-requests']).toBe('0')
    const second = await server.inject(request)
    expect([second.statusCode, second.json().error.code]).toEqual([429, 'rate_limit_exceeded'])
  })
})

describe('texts that are strange', () => {
  test.each([
    ['empty', ''],
    ['lone surrogates', 'a \ud800 lone \udfff half'],
    ['NUL', 'before\u0000after'],
    ['only punctuation', '?!…'],
    ['emoji', '🎉👩‍👩‍👧'],
    ['right to left', 'مرحبا بالعالم'],
    ['1 MB of one letter', 'a'.repeat(1_000_000)],
    ['1 MB of single letters', 'k '.repeat(500_000)],
    ['1 MB of accents', 'e\u0301'.repeat(500_000)],
    ['a letter with 400,000 marks', `a${'\u0323\u0301'.repeat(200_000)}`],
    // Patterns that repeat without a bound overflow the stack.
    ['a word of 4 million Cyrillic letters', 'ж'.repeat(4_000_000)],
    ['a word of 8 MB with signs in it', `é${'a!'.repeat(4_000_000)}`],
    ['1 MB of leet', '@$1!3'.repeat(200_000)],
    ['1 MB of words', 'the quick brown fox jumps '.repeat(40_000)],
    ['1 MB of kana', 'すもももももももものうち'.repeat(30_000)],
  ])('%s: not flagged', async (_name, input) => {
    const response = await post({ input })
    expect([response.statusCode, response.json().results[0].flagged]).toEqual([200, false])
  })

  test('a threat at the end of 1 MB is found', async () => {
    const around = 'We walked along the river and talked about the garden. '.repeat(18_000)
    expect(await flagsOf(`${around} I am going to stab you to death when you come home.`)).toContain('violence')
  })
})

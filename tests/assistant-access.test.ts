import { describe, expect, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { anonymous, type Scopes } from '../src/kernel/wire/interface/caller.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'

async function open(environment: Readonly<Record<string, string>> = {}) {
  const app = await openTestApp(interfaces, { MAINSTAY_SAMPLES: '1', ...environment })
  const ask = async (key: string, text: string): Promise<string> => {
    const payload = { messages: [{ role: 'user', content: text }] }
    const headers = { authorization: `Bearer ${key}` }
    const response = await app.server.inject({ method: 'POST', url: '/chat/v1/chat/completions', headers, payload })
    return response.json().choices[0].message.content
  }
  const make = async (scopes: Scopes) => (await app.keys.make({ name: 'test', scopes, plan: 'free' })).secret
  return { app, ask, make }
}

const news = 'Latest travel news'
const gender = 'Is Chiara a male or a female name?'

describe('the assistant does in the caller’s name what the caller’s key opens', () => {
  test('a key made for chat alone reads no feeds and no names, and is offered neither', async () => {
    const { ask, make } = await open()
    const key = await make(['chat-completions'])
    expect(await ask(key, news)).toMatch(/^That needs a language model/)
    expect(await ask(key, gender)).toMatch(/^That needs a language model/)
    const abilities = await ask(key, 'What can you do?')
    expect(abilities).not.toMatch(/headlines|a man’s or a woman’s/)
    expect(abilities).toContain('locate IP addresses')
    expect(await ask(key, 'Where is 8.8.8.8?')).toMatch(/^8\.8\.8\.8 is in /)
  })

  test('a key that opens them as well does', async () => {
    const { ask, make } = await open()
    const key = await make(['chat-completions', 'news-feeds', 'name-gender'])
    expect(await ask(key, news)).toMatch(/^The latest headlines in travel:/)
    expect(await ask(key, gender)).toMatch(/Chiara/)
    expect(await ask(key, 'What can you do?')).toMatch(/a man’s or a woman’s[^]*headlines/)
  })

  test('where every interface asks for a key, what is open otherwise needs its scope too', async () => {
    const { ask, make } = await open({ MAINSTAY_REQUIRE_KEY: '1' })
    expect(await ask(await make(['chat-completions']), 'Where is 8.8.8.8?')).toMatch(/^That needs a language model/)
    expect(await ask(await make(['chat-completions', 'ip-location']), 'Where is 8.8.8.8?')).toMatch(/^8\.8\.8\.8 is in/)
  })

  test('a name asked through chat is one of the caller’s names of the day', async () => {
    const { app, ask, make } = await open({ NAME_GENDER_FREE_CREDITS: '2' })
    const key = await make('*')
    for (const _time of [1, 2]) expect(await ask(key, gender)).toMatch(/Chiara/)
    expect(await ask(key, gender)).not.toMatch(/Chiara/)
    const headers = { authorization: `Bearer ${key}` }
    const direct = await app.server.inject({
      method: 'POST',
      url: '/gender/api',
      headers,
      payload: { name: 'Chiara' },
    })
    expect(direct.json()).toMatchObject({ errno: 93, errmsg: 'query limit reached' })
  })

  test('nobody in particular is offered what is open to everybody', async () => {
    const { app } = await open()
    const offers = app.skillsOf(anonymous).map(({ offer }) => offer.en)
    expect(offers).toContain('locate IP addresses')
    expect(offers.join()).not.toMatch(/headlines|a man’s or a woman’s/)
  })
})

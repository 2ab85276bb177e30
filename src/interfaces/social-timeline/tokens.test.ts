import { describe, expect, test } from 'vitest'
import { basic, bearer, devKey, openSocialApp } from './testing/open-social-app.ts'

const timeline = '/social/1.1/statuses/user_timeline.json?screen_name=mainstay&count=1'
const tokenUrl = '/social/oauth2/token?grant_type=client_credentials'

const refusal = (code: number) => ({ errors: [{ code, message: expect.stringMatching(/\S/) }] })

describe('the application-only flow', () => {
  test('key and secret give a token, whose percent signs belong to it', async () => {
    const { app } = await openSocialApp()
    const answered = await app.server.inject({ method: 'POST', url: tokenUrl, headers: basic(devKey) })
    expect([answered.statusCode, answered.json()]).toEqual([
      200,
      { token_type: 'bearer', access_token: expect.stringMatching(/^A{22}%2F[\w%.~-]+%3D$/) },
    ])
    const { access_token: token } = answered.json()
    expect((await app.server.inject({ url: timeline, headers: bearer(token) })).statusCode).toBe(200)
    const decoded = bearer(decodeURIComponent(token))
    const refused = await app.server.inject({ url: timeline, headers: decoded })
    expect([refused.statusCode, refused.json()]).toEqual([401, refusal(89)])
  })

  test('grant_type may stand in the form, and the key’s name alone may be the consumer key', async () => {
    const { app } = await openSocialApp()
    const { id, secret } = await app.keys.make({ name: 'phone', scopes: '*', plan: 'free' })
    for (const name of [secret, `ms_${id}`]) {
      const answered = await app.server.inject({
        method: 'POST',
        url: '/social/oauth2/token',
        headers: { ...basic(name, secret), 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        payload: 'grant_type=client_credentials',
      })
      expect(answered.statusCode).toBe(200)
    }
  })

  test.each([
    ['another secret', basic(devKey, 'nonsense'), 403, 99],
    ['another consumer', basic('nobody'), 403, 99],
    ['no pair', { authorization: 'Basic !!!' }, 403, 99],
    ['no credentials', {}, 400, 215],
    ['a signed request', { authorization: 'OAuth oauth_consumer_key="x"' }, 400, 215],
  ])('%s gets no token', async (_name, headers, status, code) => {
    const { app } = await openSocialApp()
    const answered = await app.server.inject({ method: 'POST', url: tokenUrl, headers })
    expect([answered.statusCode, answered.json()]).toEqual([status, refusal(code)])
  })

  test('a key for another interface gets no token', async () => {
    const { app } = await openSocialApp()
    const { secret } = await app.keys.make({ name: 'geo', scopes: ['ip-location'], plan: 'free' })
    const answered = await app.server.inject({ method: 'POST', url: tokenUrl, headers: basic(secret) })
    expect([answered.statusCode, answered.json()]).toEqual([403, refusal(99)])
  })

  test('another grant is refused', async () => {
    const { app } = await openSocialApp()
    const answered = await app.server.inject({
      method: 'POST',
      url: '/social/oauth2/token?grant_type=password',
      headers: basic(devKey),
    })
    expect([answered.statusCode, answered.json()]).toEqual([403, refusal(170)])
  })

  test.each([
    ['nothing', {}, 400, 215],
    ['an unknown token', bearer('AAAA%2Fnonsense%3D'), 401, 89],
    ['a signed request', { authorization: 'OAuth oauth_token="x", oauth_signature="y"' }, 401, 32],
  ])('%s opens no timeline', async (_name, headers, status, code) => {
    const { app } = await openSocialApp()
    const answered = await app.server.inject({ url: timeline, headers })
    expect([answered.statusCode, answered.json()]).toEqual([status, refusal(code)])
  })

  test('the token stays the same until it is ended; then another comes', async () => {
    const { app } = await openSocialApp()
    const obtain = async (): Promise<string> =>
      (await app.server.inject({ method: 'POST', url: tokenUrl, headers: basic(devKey) })).json().access_token
    const first = await obtain()
    expect(await obtain()).toBe(first)
    const ended = await app.server.inject({
      method: 'POST',
      url: '/social/oauth2/invalidate_token',
      headers: { ...basic(devKey), 'content-type': 'application/x-www-form-urlencoded' },
      // As the original's callers sent it: verbatim, so that the form undoes the percent signs.
      payload: `access_token=${first}`,
    })
    expect([ended.statusCode, ended.json()]).toEqual([200, { access_token: decodeURIComponent(first) }])
    const refused = await app.server.inject({ url: timeline, headers: bearer(first) })
    expect([refused.statusCode, refused.json()]).toEqual([401, refusal(89)])
    const second = await obtain()
    expect(second).not.toBe(first)
    expect((await app.server.inject({ url: timeline, headers: bearer(second) })).statusCode).toBe(200)
  })

  test('a token of another consumer is not ended, and ends with its own key', async () => {
    const { app } = await openSocialApp()
    const { id, secret } = await app.keys.make({ name: 'phone', scopes: '*', plan: 'free' })
    const obtained = await app.server.inject({ method: 'POST', url: tokenUrl, headers: basic(secret) })
    const { access_token: token } = obtained.json()
    const url = `/social/oauth2/invalidate_token?access_token=${encodeURIComponent(token)}`
    const refused = await app.server.inject({ method: 'POST', url, headers: basic(devKey) })
    expect([refused.statusCode, refused.json()]).toEqual([403, refusal(348)])
    expect((await app.server.inject({ url: timeline, headers: bearer(token) })).statusCode).toBe(200)
    await app.keys.revoke(id)
    expect((await app.server.inject({ url: timeline, headers: bearer(token) })).statusCode).toBe(401)
  })

  test('what is no token at all has ended already, emoji too', async () => {
    const { app } = await openSocialApp()
    for (const token of ['!🚀', '%', '/'.repeat(1000)]) {
      const { statusCode } = await app.server.inject({
        method: 'POST',
        url: '/social/oauth2/invalidate_token',
        headers: { ...basic(devKey), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ access_token: token }).toString(),
      })
      expect([token, statusCode]).toEqual([token, 200])
    }
  })

  test('only hashes of tokens are stored', async () => {
    const { app, platform } = await openSocialApp()
    const obtained = await app.server.inject({ method: 'POST', url: tokenUrl, headers: basic(devKey) })
    const rows = await platform.storage
      .tables<{ social_token: object }>()
      .selectFrom('social_token')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).toMatch(/"hash":"[0-9a-f]{64}"/)
    expect(JSON.stringify(rows)).not.toContain(obtained.json().access_token)
    expect(JSON.stringify(rows)).not.toContain(devKey)
  })
})

import { describe, expect, test } from 'vitest'
import type { SocialNetwork } from '../port.ts'

/**
 * What every engine keeps, over the same content: `ada` (id 1001) with the posts 1 to 130, each "post N", of which 5 is a
 * reply and 6 a repost, and 205 followers whose screen names are `f1` to `f205`, in this order.
 */
export function describeSocialNetwork(name: string, create: () => Promise<SocialNetwork>): void {
  describe(name, () => {
    const openAda = async () => {
      const network = await create()
      const ada = await network.findAccount({ screenName: 'ada' })
      if (!ada) throw new Error('ada is missing')
      return { network, ada }
    }

    test('an account is found by name in any case and by id; another is not there', async () => {
      const network = await create()
      const ada = await network.findAccount({ screenName: 'ADA' })
      expect(ada).toMatchObject({ id: '1001', screenName: 'ada', name: 'Ada', isProtected: false })
      expect(ada).toMatchObject({ followersCount: 205, postsCount: 130 })
      expect(await network.findAccount({ id: '1001' })).toEqual(ada)
      expect(await network.findAccount({ screenName: 'nobody' })).toBeUndefined()
      expect(await network.findAccount({ screenName: 'a%a' })).toBeUndefined()
      expect(await network.findAccount({ id: '5' })).toBeUndefined()
    })

    const range = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

    test.each([
      [{ count: 3 }, range(130, 128)],
      [{ count: 200 }, range(130, 1)],
      [{ count: 5, upTo: '100' }, range(100, 96)],
      [{ count: 90, upTo: '100' }, range(100, 11)],
      [{ count: 200, after: '125' }, range(130, 126)],
      [{ count: 200, after: '90', upTo: '100' }, range(100, 91)],
      [{ count: 5, after: '130' }, []],
      [{ count: 5, upTo: '0' }, []],
    ])('posts of %o, newest first', async (wanted, expected) => {
      const { network, ada } = await openAda()
      const posts = await network.listPosts(ada, wanted)
      expect(posts.map(({ id }) => id)).toEqual(expected)
    })

    test('a post is found by its number, with its account', async () => {
      const { network, ada } = await openAda()
      expect(await network.findPost('4')).toMatchObject({ post: { id: '4', text: 'post 4' }, account: { id: ada.id } })
      expect(await network.findPost('4444')).toBeUndefined()
    })

    test('a post has its text and kind', async () => {
      const { network, ada } = await openAda()
      const [repost, reply, plain] = await network.listPosts(ada, { count: 3, upTo: '6' })
      expect(repost).toMatchObject({ id: '6', isRepost: true })
      expect(reply).toMatchObject({ id: '5', isRepost: false, replyTo: { postId: '77' } })
      expect(plain).toMatchObject({ id: '4', text: 'post 4', isRepost: false, replyTo: undefined })
    })

    test.each([20, 100, 200, 205])('followers in pages of %d, each once and in order', async (count) => {
      const { network, ada } = await openAda()
      const names: string[] = []
      let cursor = -1n
      for (let page = 0; page < 20 && cursor !== 0n; page++) {
        const { accounts, next } = await network.listFollowers(ada, cursor, count)
        names.push(...accounts.map(({ screenName }) => screenName))
        cursor = next
      }
      expect(cursor).toBe(0n)
      expect(names).toEqual(Array.from({ length: 205 }, (_, index) => `f${index + 1}`))
    })

    test('the way back leads over the same pages', async () => {
      const { network, ada } = await openAda()
      const first = await network.listFollowers(ada, -1n, 50)
      const second = await network.listFollowers(ada, first.next, 50)
      expect(first.previous).toBe(0n)
      expect(second.previous).toBeLessThan(-1n)
      const back = await network.listFollowers(ada, second.previous, 50)
      expect(back.accounts).toEqual(first.accounts)
    })

    test('the cursor 0 is no page', async () => {
      const { network, ada } = await openAda()
      expect(await network.listFollowers(ada, 0n, 20)).toEqual({ accounts: [], next: 0n, previous: 0n })
    })

    test('those whom an account follows', async () => {
      const network = await create()
      const follower = await network.findAccount({ screenName: 'f7' })
      if (!follower) throw new Error('f7 is missing')
      const { accounts, next, previous } = await network.listFriends(follower, -1n, 20)
      expect([accounts.map(({ screenName }) => screenName), next, previous]).toEqual([['ada'], 0n, 0n])
    })

    test('a token is the same until it is revoked, and names its holder alone', async () => {
      const network = await create()
      const [one, two] = [
        { id: 'one', secret: 's1' },
        { id: 'two', secret: 's1' },
      ]
      const [token, again] = await Promise.all([network.issueToken(one), network.issueToken(one)])
      expect(again).toBe(token)
      expect(await network.issueToken(two)).not.toBe(token)
      expect(await network.findTokenHolder(token)).toBe('one')
      expect(await network.findTokenHolder(`${token}x`)).toBeUndefined()
      await network.revokeToken(token)
      expect(await network.findTokenHolder(token)).toBeUndefined()
      const next = await network.issueToken(one)
      expect(next).not.toBe(token)
      const renewed = await network.issueToken({ id: 'one', secret: 's2' })
      expect(renewed).not.toBe(next)
      expect(await network.findTokenHolder(next)).toBeUndefined()
    })
  })
}

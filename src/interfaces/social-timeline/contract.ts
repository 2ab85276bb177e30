import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'
import { AccountIdPage, AccountPage, Failure, FoundPosts, Post, Protected, User } from './contract/schemas.ts'
import { searchQuery } from './contract/search-query.ts'
import { Windows } from './contract/windows.ts'

const text = (description: string) => Type.Optional(Type.String({ description }))

/** Whose posts or followers; one of the two. */
const subject = {
  screen_name: text('The account, by name in any case'),
  user_id: text('The account, by number'),
}

const tweetMode = { tweet_mode: text('extended: full_text and display_text_range in place of text') }

const cursor = text('-1 or absent for the first page, then next_cursor_str of the page before')

const accountPageQuery = Type.Object({
  ...subject,
  cursor,
  count: text('1 to 200, 20 unless given'),
  skip_status: text('true: without the latest post of each'),
  include_user_entities: text('false: without the links in profiles'),
  ...tweetMode,
})

const accountIdPageQuery = Type.Object({
  ...subject,
  cursor,
  count: text('1 to 5,000, 5,000 unless given'),
  stringify_ids: text('true: numbers as text, which is exact'),
})

const lookupQuery = Type.Object({
  screen_name: text('Names, with commas between'),
  user_id: text('Numbers, with commas between'),
  ...tweetMode,
})

/** Tokens that are wrong or have ended, and windows whose calls are used up. */
const limited = { 401: Failure, 429: Failure }
const ofRecord = { ...limited, 404: Failure }
const ofAccount = { ...ofRecord, 401: Type.Union([Failure, Protected]) }

/** S: posts and followers of an account, with application-only authorization. */
export const socialTimeline = defineContract({
  id: 'social-timeline',
  spec: 'S',
  title: 'Social timeline',
  summary:
    'Posts of an account, whom it follows and who follows it, and a search, with application-only authorization.',
  base: 'social',
  // Tokens are this wire's own; a key of ours is taken as a token, too.
  key: { in: 'bearer', need: 'own' },
  cors: {
    pages: 'same-origin',
    because: 'The original lets no page, and the archives are the owner’s.',
  },
  failure: { body: Failure, statuses: { missing_key: 400, wrong_key: 403 } },
  callerTimeoutMs: 60_000,
  operations: {
    userTimeline: {
      method: 'GET',
      path: '/1.1/statuses/user_timeline.json',
      summary: 'Posts of an account, newest first',
      query: Type.Object({
        ...subject,
        count: text('1 to 200, 20 unless given; counted before replies and reposts are left out'),
        since_id: text('Only posts after this one'),
        max_id: text('Only this post and those before it'),
        trim_user: text('true: only the id of the user'),
        exclude_replies: text('true: no replies'),
        include_rts: text('false: no reposts'),
        ...tweetMode,
      }),
      response: Type.Immutable(Type.Array(Post)),
      errors: ofAccount,
      example: { query: { screen_name: 'mainstay', count: '10' } },
    },
    showPost: {
      method: 'GET',
      path: '/1.1/statuses/show.json',
      summary: 'One post',
      query: Type.Object({ id: text('Its number'), trim_user: text('true: only the id of the user'), ...tweetMode }),
      response: Post,
      errors: ofAccount,
      example: { query: { id: '2008101160350646272' } },
    },
    searchPosts: {
      method: 'GET',
      path: '/1.1/search/tweets.json',
      summary: 'Posts of all accounts that fit a query, newest first',
      query: searchQuery,
      response: FoundPosts,
      errors: limited,
      example: { query: { q: '#sample OR #json', count: '10' } },
    },
    listFollowers: {
      method: 'GET',
      path: '/1.1/followers/list.json',
      summary: 'Followers of an account, a page at a time',
      query: accountPageQuery,
      response: AccountPage,
      errors: ofAccount,
      example: { query: { screen_name: 'mainstay', count: '200' } },
    },
    listFollowerIds: {
      method: 'GET',
      path: '/1.1/followers/ids.json',
      summary: 'Numbers of the followers of an account, a page at a time',
      query: accountIdPageQuery,
      response: AccountIdPage,
      errors: ofAccount,
      example: { query: { screen_name: 'mainstay', stringify_ids: 'true' } },
    },
    listFriends: {
      method: 'GET',
      path: '/1.1/friends/list.json',
      summary: 'Those whom an account follows, a page at a time',
      query: accountPageQuery,
      response: AccountPage,
      errors: ofAccount,
      example: { query: { screen_name: 'sample_001', count: '200' } },
    },
    listFriendIds: {
      method: 'GET',
      path: '/1.1/friends/ids.json',
      summary: 'Numbers of those whom an account follows, a page at a time',
      query: accountIdPageQuery,
      response: AccountIdPage,
      errors: ofAccount,
      example: { query: { screen_name: 'sample_001', stringify_ids: 'true' } },
    },
    lookUpUsers: {
      method: 'GET',
      path: '/1.1/users/lookup.json',
      summary: 'Up to 100 accounts',
      query: lookupQuery,
      response: Type.Immutable(Type.Array(User)),
      errors: ofRecord,
      example: { query: { screen_name: 'mainstay' } },
    },
    lookUpUsersByForm: {
      method: 'POST',
      path: '/1.1/users/lookup.json',
      summary: 'The same, with names and numbers in a form or in the query',
      query: lookupQuery,
      body: { accepts: ['form'], schema: lookupQuery, maxBytes: 65_536 },
      response: Type.Immutable(Type.Array(User)),
      errors: ofRecord,
      example: { query: {}, body: { screen_name: 'mainstay' } },
    },
    showUser: {
      method: 'GET',
      path: '/1.1/users/show.json',
      summary: 'One account',
      query: Type.Object({ ...subject, ...tweetMode }),
      response: User,
      errors: ofRecord,
      example: { query: { screen_name: 'mainstay' } },
    },
    rateLimitStatus: {
      method: 'GET',
      path: '/1.1/application/rate_limit_status.json',
      summary: 'What is left of the calls of a window',
      query: Type.Object({
        resources: text(
          'statuses, followers, friends, search, users, application, with commas between; all unless given',
        ),
      }),
      response: Type.Object({
        rate_limit_context: Type.Object({ application: Type.String({ description: 'The id of the key' }) }),
        resources: Windows,
      }),
      errors: limited,
      example: { query: { resources: 'statuses,followers' } },
    },
    obtainToken: {
      method: 'POST',
      path: '/oauth2/token',
      summary: 'Exchange consumer key and secret for a token',
      key: { in: 'basic', need: 'required' },
      headers: { accept: 'application/x-www-form-urlencoded;charset=UTF-8', 'accept-encoding': 'gzip' },
      query: Type.Object({ grant_type: text('client_credentials; here or in the form') }),
      body: {
        accepts: ['form'],
        schema: Type.Object({ grant_type: text('client_credentials; here or in the query') }),
        maxBytes: 16_384,
      },
      response: Type.Object({ token_type: Type.Literal('bearer'), access_token: Type.String() }),
      example: { query: { grant_type: 'client_credentials' }, body: {} },
    },
    invalidateToken: {
      method: 'POST',
      path: '/oauth2/invalidate_token',
      summary: 'End a token',
      key: { in: 'basic', need: 'required' },
      query: Type.Object({ access_token: text('The token; here or in the form') }),
      body: {
        accepts: ['form'],
        schema: Type.Object({ access_token: text('The token; here or in the query') }),
        maxBytes: 16_384,
      },
      response: Type.Object({ access_token: Type.String() }),
      example: { query: {}, body: { access_token: 'AAAAAAAAAAAAAAAAAAAAA%2FNotAToken%3D' } },
    },
  },
})

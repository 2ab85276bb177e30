import { Type } from 'typebox'
import { defineContract } from '../../kernel/contract.ts'
import { FeedPage } from './contract/feed-page.ts'

const Failure = Type.Object({ status: Type.Integer(), error: Type.String(), message: Type.String() })

/** F: entries of many news feeds in one list per category. */
export const newsFeeds = defineContract({
  id: 'news-feeds',
  spec: 'F',
  title: 'News feeds',
  summary: 'The entries of the feeds you subscribe to, newest first, ten a page, in categories.',
  base: 'feed',
  key: { in: 'query', name: 'access_token', need: 'required' },
  operations: {
    readPage: {
      method: 'GET',
      path: '/api/:segment/feeds/:category',
      summary: 'Read a page of a category',
      params: Type.Object({
        segment: Type.String({ description: 'The number of the category: 36, 31, 30, 32 or one of your own' }),
        category: Type.String({ description: 'travel, certificate, blog, design or one of your own' }),
      }),
      query: Type.Object({
        page: Type.Optional(Type.String({ description: 'The page, from 1 on; 1 unless given' })),
      }),
      response: FeedPage,
      errors: { 400: Failure, 401: Failure, 403: Failure, 404: Failure },
      example: { params: { segment: '36', category: 'travel' }, query: { page: '1' } },
    },
  },
})

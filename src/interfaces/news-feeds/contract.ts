import * as Type from 'typebox'
import { defineContract, type KeyRule } from '../../kernel/wire/contract.ts'
import { FeedPage } from './contract/feed-page.ts'
import { CategoryList, ImportCounts, Subscription, SubscriptionPage } from './contract/subscriptions.ts'

/** Whoever reads feeds does not decide which are read. */
const managersKey = { in: 'bearer', need: 'required', scope: '*' } as const satisfies KeyRule

const Failure = Type.Object({ status: Type.Integer(), error: Type.String(), message: Type.String() })

/** F: entries of many news feeds in one list per category. */
export const newsFeeds = defineContract({
  id: 'news-feeds',
  spec: 'F',
  title: 'News feeds',
  summary: 'The entries of the feeds you subscribe to, newest first, ten a page, in categories.',
  base: 'feed',
  key: { in: 'query', name: 'access_token', need: 'required' },
  cors: {
    pages: 'same-origin',
    because: 'What somebody subscribes to is theirs.',
  },
  failure: { body: Failure },
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
      errors: { 404: Failure },
      example: { params: { segment: '36', category: 'travel' }, query: { page: '1' } },
    },
    listSubscriptions: {
      method: 'GET',
      path: '/manage/subscriptions',
      isOurs: true,
      summary: 'List subscriptions and how they fare',
      key: managersKey,
      query: Type.Object({
        category: Type.Optional(Type.String({ description: 'This category alone' })),
        page: Type.Optional(Type.String({ description: 'The page, from 1 on; 100 subscriptions each' })),
      }),
      response: SubscriptionPage,
      example: { query: {} },
    },
    subscribe: {
      method: 'POST',
      path: '/manage/subscriptions',
      isOurs: true,
      summary: 'Subscribe to a feed',
      key: managersKey,
      body: {
        accepts: ['json'],
        schema: Type.Object({
          url: Type.String({ description: 'http or https' }),
          category: Type.String({ description: 'travel, certificate, blog, design or one of your own' }),
          segment: Type.Optional(Type.Integer({ description: 'The number in the path of a category that is new' })),
        }),
        maxBytes: 16_384,
      },
      response: Subscription,
      example: { body: { url: 'https://example.com/feed.xml', category: 'travel' } },
    },
    unsubscribe: {
      method: 'DELETE',
      path: '/manage/subscriptions',
      isOurs: true,
      summary: 'End a subscription and take its entries away',
      key: managersKey,
      query: Type.Object({
        url: Type.String({ description: 'As the list has it' }),
        category: Type.Optional(Type.String({ description: 'In this category alone' })),
      }),
      response: Type.Object({ removed: Type.Integer({ description: '0 when there was none' }) }),
      example: { query: { url: 'https://example.com/feed.xml' } },
    },
    listCategories: {
      method: 'GET',
      path: '/manage/categories',
      isOurs: true,
      summary: 'List categories',
      key: managersKey,
      response: CategoryList,
      example: {},
    },
    importOpml: {
      method: 'POST',
      path: '/manage/opml',
      isOurs: true,
      summary: 'Subscribe to what another feed reader lists',
      key: managersKey,
      query: Type.Object({
        category: Type.Optional(
          Type.String({ description: 'For all of them; else each goes into the category that its folder gives' }),
        ),
        segment: Type.Optional(Type.String({ description: 'The number of that category, where it is new' })),
      }),
      body: {
        accepts: ['bytes'],
        schema: Type.Unknown({ description: 'An OPML file, or a text file with one address a line' }),
      },
      response: ImportCounts,
      example: {
        query: {},
        body: "<opml version='2.0'><body><outline text='travel'><outline xmlUrl='https://example.com/travel.xml'/></outline></body></opml>",
      },
    },
    exportOpml: {
      method: 'GET',
      path: '/manage/opml',
      isOurs: true,
      summary: 'Write subscriptions as OPML',
      key: managersKey,
      response: Type.Object({ opml: Type.String({ description: 'OPML 2.0; the sample is left out' }) }),
      example: {},
    },
  },
})

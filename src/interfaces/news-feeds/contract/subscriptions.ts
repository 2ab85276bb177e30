import * as Type from 'typebox'
import type { Static } from 'typebox'

const time = (description: string) =>
  Type.Union([Type.Integer(), Type.Null()], { description: `${description}, in milliseconds since 1970` })

export const Subscription = Type.Object({
  category: Type.String(),
  url: Type.String({ description: 'Where the feed is fetched from' }),
  title: Type.String({ description: 'Empty until the feed has been read' }),
  entries: Type.Integer(),
  state: Type.String({ description: 'waiting, working, no entries understood, failing, gone or sample' }),
  lastSuccessAt: time('When it was last read'),
  lastError: Type.Union([Type.String(), Type.Null()], { description: 'Why the last reading failed, if it did' }),
  lastErrorAt: time('When that was'),
  nextFetchAt: time('When it is read next; null for never'),
})

export const SubscriptionPage = Type.Object({
  num: Type.Integer({ description: 'Subscriptions on all pages' }),
  page: Type.Integer(),
  subscriptions: Type.Array(Subscription),
})

export const CategoryList = Type.Object({
  categories: Type.Array(
    Type.Object({
      name: Type.String(),
      segment: Type.Integer(),
      entries: Type.Integer(),
      path: Type.String({ examples: ['/api/36/feeds/travel'] }),
    }),
  ),
})

export const ImportCounts = Type.Object({
  read: Type.Integer({ description: 'Feeds in the list' }),
  added: Type.Integer({ description: 'Those that are new' }),
  unusable: Type.Integer({ description: 'Those that are at no http or https address' }),
  categories: Type.Array(
    Type.Object({
      name: Type.String(),
      segment: Type.Integer({ description: 'The number in the path' }),
      feeds: Type.Integer({ description: 'Feeds of the list that go there' }),
      isNew: Type.Boolean({ description: 'Made for this list, after a folder' }),
    }),
    { description: 'Where the feeds go' },
  ),
})

export type Subscription = Static<typeof Subscription>

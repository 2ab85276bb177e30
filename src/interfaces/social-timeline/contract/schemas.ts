/** The wire's objects. Ids exceed 2^53, so every number has its twin as text: `id` and `id_str`. */
import * as Type from 'typebox'

const Indices = Type.Immutable(Type.Array(Type.Integer({ description: 'In code points: start and end' })))

const Media = Type.Object({
  id: Type.Number(),
  id_str: Type.String(),
  indices: Indices,
  media_url: Type.String(),
  media_url_https: Type.String(),
  url: Type.String(),
  display_url: Type.String(),
  expanded_url: Type.String(),
  type: Type.String({ description: 'photo, video or animated_gif' }),
  ext_alt_text: Type.Optional(Type.String()),
})

const Url = Type.Object({
  url: Type.String(),
  expanded_url: Type.String(),
  display_url: Type.String(),
  indices: Indices,
})

const Entities = Type.Object({
  hashtags: Type.Immutable(Type.Array(Type.Object({ text: Type.String(), indices: Indices }))),
  symbols: Type.Immutable(Type.Array(Type.Object({ text: Type.String(), indices: Indices }))),
  user_mentions: Type.Immutable(
    Type.Array(
      Type.Object({
        screen_name: Type.String(),
        name: Type.String(),
        id: Type.Optional(Type.Number()),
        id_str: Type.Optional(Type.String()),
        indices: Indices,
      }),
    ),
  ),
  urls: Type.Immutable(Type.Array(Url)),
  media: Type.Optional(Type.Immutable(Type.Array(Media))),
})

const created = Type.String({ examples: ['Wed Aug 27 13:08:45 +0000 2008'] })

export const User = Type.Object({
  id: Type.Number(),
  id_str: Type.String(),
  name: Type.String(),
  screen_name: Type.String(),
  location: Type.String(),
  description: Type.String(),
  url: Type.Union([Type.String(), Type.Null()]),
  protected: Type.Boolean(),
  verified: Type.Boolean(),
  followers_count: Type.Integer(),
  friends_count: Type.Integer(),
  listed_count: Type.Integer(),
  favourites_count: Type.Integer(),
  statuses_count: Type.Integer(),
  created_at: created,
  profile_image_url: Type.String(),
  profile_image_url_https: Type.String(),
  default_profile_image: Type.Boolean(),
  entities: Type.Optional(Type.Object({}, { additionalProperties: true })),
  status: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'The latest post' })),
})

const nullableText = Type.Union([Type.String(), Type.Null()])
const nullableNumber = Type.Union([Type.Number(), Type.Null()])

const post = {
  created_at: created,
  id: Type.Number(),
  id_str: Type.String(),
  text: Type.Optional(Type.String({ description: 'Unless tweet_mode is extended' })),
  full_text: Type.Optional(Type.String({ description: 'Where tweet_mode is extended' })),
  display_text_range: Type.Optional(Indices),
  truncated: Type.Boolean(),
  entities: Entities,
  extended_entities: Type.Optional(Type.Object({ media: Type.Immutable(Type.Array(Media)) })),
  source: Type.String({ description: 'HTML: a link to the program it was written with' }),
  in_reply_to_status_id: nullableNumber,
  in_reply_to_status_id_str: nullableText,
  in_reply_to_user_id: nullableNumber,
  in_reply_to_user_id_str: nullableText,
  in_reply_to_screen_name: nullableText,
  user: Type.Union([User, Type.Object({ id: Type.Number(), id_str: Type.String() })]),
  is_quote_status: Type.Boolean(),
  retweet_count: Type.Integer(),
  favorite_count: Type.Integer(),
  favorited: Type.Boolean(),
  retweeted: Type.Boolean(),
  possibly_sensitive: Type.Optional(Type.Boolean()),
  lang: Type.String(),
}

export const Post = Type.Object(post)

export const FoundPosts = Type.Object({
  statuses: Type.Immutable(
    Type.Array(
      Type.Object({
        ...post,
        entities: Type.Optional(Entities),
        metadata: Type.Object({
          iso_language_code: Type.String(),
          result_type: Type.String({ description: 'recent or popular' }),
        }),
      }),
    ),
  ),
  search_metadata: Type.Object({
    completed_in: Type.Number({ description: 'Seconds' }),
    max_id: Type.Number(),
    max_id_str: Type.String(),
    next_results: Type.Optional(Type.String({ description: 'The query of the following page; absent on the last' })),
    query: Type.String({ description: 'q as a form writes it' }),
    refresh_url: Type.String({ description: 'The query for what came later' }),
    count: Type.Integer(),
    since_id: Type.Number(),
    since_id_str: Type.String(),
  }),
})

const cursors = {
  next_cursor: Type.Integer(),
  next_cursor_str: Type.String({ description: '"0" marks the last page' }),
  previous_cursor: Type.Integer(),
  previous_cursor_str: Type.String(),
  total_count: Type.Null(),
}

export const AccountPage = Type.Object({ users: Type.Immutable(Type.Array(User)), ...cursors })

export const AccountIdPage = Type.Object({
  ids: Type.Immutable(Type.Array(Type.Union([Type.Number(), Type.String()]))),
  ...cursors,
})

export const Failure = Type.Object({
  errors: Type.Array(Type.Object({ code: Type.Integer(), message: Type.String() })),
})

export const Protected = Type.Object({ request: Type.String(), error: Type.String() })

import * as Type from 'typebox'

const text = (description: string) => Type.Optional(Type.String({ description }))

export const searchQuery = Type.Object({
  q: text(
    'Words, all of which a post has; "a phrase", -word, this OR that, brackets, #tag, @name, $symbol, from:, to:, since:, until:, lang:, url:, filter:, min_retweets:, min_faves:',
  ),
  count: text('1 to 100, 15 unless given'),
  result_type: text('popular: those reposted or liked, most first; otherwise newest first'),
  until: text('Only posts before this day, such as 2015-07-19, in UTC'),
  since_id: text('Only posts after this one'),
  max_id: text('Only this post and those before it'),
  lang: text('Only posts in this language, by ISO 639-1'),
  geocode: text('Refused: posts are stored without places'),
  include_entities: text('false: without entities'),
  tweet_mode: text('extended: full_text and display_text_range in place of text'),
})

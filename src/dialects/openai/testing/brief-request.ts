/** What an engine is asked, on whichever wire, for five tokens at temperature 0 about what was seen from the window. */
export const briefRequest = {
  model: 'fake-1',
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'What was seen from the window?' },
  ],
  temperature: 0,
  max_tokens: 5,
  stream: true,
  stream_options: { include_usage: true },
}

/** What clients of each kind send. */
export interface LoadKind {
  readonly name: string
  readonly path: string
  readonly type: string
  readonly body: string
}

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const sentence = 'The committee met again in the spring to look at what the new rules had changed for small shops. '

/** Boxes that together fill the container, so that the search takes all the time it is allowed. */
const manyBoxes = Array.from(
  { length: 300 },
  (_, index) => `${index}:0:1:${20 + (index % 37)}x${20 + (index % 31)}x${20 + (index % 29)}`,
).join(',')

const mail = [
  'From: Ann <ann@example.com>',
  'To: bob@example.org',
  'Subject: The minutes of the meeting',
  'Date: Tue, 3 Nov 2026 10:00:00 +0000',
  'Content-Type: text/plain; charset=utf-8',
  '',
  sentence.repeat(20),
].join('\r\n')

export const loadKinds: readonly LoadKind[] = [
  packing('tiny packings', '0:0:1:2x4x2,1:0:1:1x2x3'),
  packing('packings of 300', manyBoxes),
  { name: 'mails', path: '/spam/filter', type: json, body: JSON.stringify({ email: mail, options: 'long' }) },
  ofTexts('moderations', '/chat/v1/moderations', sentence.repeat(100)),
  ofTexts(
    'embeddings',
    '/chat/v1/embeddings',
    Array.from({ length: 32 }, (_, index) => `${index} ${sentence.repeat(8)}`),
  ),
  {
    name: 'chats',
    path: '/chat/v1/chat/completions',
    type: json,
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What is 12.5 % of 840?' }] }),
  },
]

function packing(name: string, items: string): LoadKind {
  const body = new URLSearchParams({ bins: '0:0:100x100x100', items, binId: '0' })
  return { name, path: '/binpack/api/call/raw', type: form, body: body.toString() }
}

function ofTexts(name: string, path: string, input: string | readonly string[]): LoadKind {
  return { name, path, type: json, body: JSON.stringify({ input }) }
}

import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../../kernel/testing/find-free-port.ts'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'
import { startFakeOpenai } from '../testing/start-fake-openai.ts'
import { suggestLocalServer } from './find-local-server.ts'

async function startServer(answer: RequestListener): Promise<number> {
  const { port, stop } = await listenOnLoopback(createServer(answer))
  onTestFinished(stop)
  return port
}

test('the first server that has models is suggested, with the settings that use it, and asked for nothing else', async () => {
  const fake = await startFakeOpenai()
  const port = Number(new URL(fake.url).port)
  const nobody = { name: 'Nobody', port: await findFreePort() }
  expect(await suggestLocalServer([nobody, { name: 'Ollama', port }, { name: 'vLLM', port }])).toEqual({
    about: `A model server answers on port ${port}, as Ollama usually does.`,
    settings: { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: `http://127.0.0.1:${port}/v1` },
  })
  expect(fake.requests).toEqual([])
})

test.each([
  ['nothing listens', undefined],
  ['another program answers', (_request, response) => void response.end('<h1>Hello</h1>')],
  ['it has no models', (_request, response) => void response.end('{"object":"list","data":[]}')],
  ['it answers in another shape', (_request, response) => void response.end('[null,{"data":7}]')],
  ['it wants a key', (_request, response) => void response.writeHead(401).end('{"data":[{"id":"a"}]}')],
  ['it sends elsewhere', (_request, response) => void response.writeHead(302, { location: '/' }).end()],
  ['it hangs up', (_request, response) => void response.destroy()],
  ['it never answers', () => {}],
] satisfies readonly (readonly [string, RequestListener | undefined])[])('nothing where %s', async (_name, answer) => {
  const port = answer ? await startServer(answer) : await findFreePort()
  expect(await suggestLocalServer([{ name: 'Ollama', port }])).toBeUndefined()
})

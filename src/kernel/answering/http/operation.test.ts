import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { OperationContext } from '../../wire/interface.ts'
import { defineEcho } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

/** Keeps the processor for so many milliseconds of this thread's own time. */
function work(ms: number): void {
  const worked = () => process.threadCpuUsage().user / 1000
  const end = worked() + ms
  while (worked() < end);
}

test('a long turn is counted for the operation whose work it was, among calls of others', async () => {
  const definition = defineEcho()
  const path = async (_input: unknown, context: OperationContext<object>) => {
    await nextTurn()
    work(150)
    await context.yieldToEventLoop()
    return { said: 'at last' }
  }
  const query = async () => {
    for (let turn = 0; turn < 5; turn += 1) await nextTurn()
    return { said: 'soon' }
  }
  const app = await openTestApp([{ ...definition, handlers: { ...definition.handlers, path, query } }])
  await app.server.inject('/echo/query?one=first')
  app.watchLoop()
  const urls = ['/echo/query?one=a', '/echo/say/hi', '/echo/query?one=b', '/echo/say/ho']
  const answers = await Promise.all(urls.map((url) => app.server.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const { body } = await app.server.inject('/metrics')
  expect(body).toContain('mainstay_long_turns_total{interface="echo",operation="path"} 2\n')
  expect(body).not.toContain('mainstay_long_turns_total{interface="echo",operation="query"}')
})

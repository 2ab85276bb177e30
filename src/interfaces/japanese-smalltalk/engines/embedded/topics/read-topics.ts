import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { parseTopics } from './parse-topics.ts'
import type { Topic } from './topic.ts'

/** Where topics are, and where what is said to predicates. */
export type TopicFolder = 'topics' | 'predicates'

/** All topics of a folder that come with this server. */
export async function readTopics(of: TopicFolder, yieldToEventLoop: YieldToEventLoop): Promise<Topic[]> {
  const folder = join(import.meta.dirname, '..', of)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).toSorted()
  const topics: Topic[][] = []
  for (const file of files) {
    await yieldToEventLoop()
    topics.push(parseTopics(await readFile(join(folder, file), 'utf8'), file))
  }
  return topics.flat()
}

/** Courses of several servers on one database, each with a data folder of its own. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnEachDatabase } from '../../kernel/foundation/storage/testing/test-databases.ts'
import createEngine from './engines/embedded.ts'
import { importGtfs } from './import/import-gtfs.ts'
import { openLiveCity } from './testing/live-city.ts'
import { call, openTransitApp } from './testing/open-transit-app.ts'
import { smallFeed, writeFeed } from './testing/small-feed.ts'

const asked = { from: '北町', to: '丘', date: '20261124', time: '0800', answerCount: '1' }

describeOnEachDatabase('a course', (create) => {
  const openServers = async () => {
    const database = await create()
    const feed = await writeFeed(smallFeed)
    const { context, clock } = await openLiveCity({ database, feeds: [feed], sources: () => '' })
    const openServer = async (dataFolder: string) => {
      const engine = createEngine({ ...context, storage: await database.open(), dataFolder })
      const app = await openTransitApp(engine, {}, () => clock.time)
      return async (path: string, query: Readonly<Record<string, string>>) => {
        const response = await call(app, `json/${path}`, query)
        return { status: response.statusCode, ...response.json().ResultSet }
      }
    }
    const other = await mkdtemp(join(tmpdir(), 'transit-'))
    onTestFinished(() => rm(other, { recursive: true, force: true }))
    await importGtfs({ feeds: [{ path: feed }], dataFolder: other, now: clock.time })
    return {
      isShared: context.storage.dialect === 'postgres',
      folders: [context.dataFolder, other] as const,
      servers: [await openServer(context.dataFolder), await openServer(other)] as const,
      openServer,
    }
  }

  test('is known to all on one PostgreSQL, and on SQLite to those that share the folder', async () => {
    const { isShared, folders, servers, openServer } = await openServers()
    const [one, two] = servers
    const [ofOne, ofTwo] = await Promise.all([one('search/course', asked), two('search/course', asked)])
    const taken = [
      await two('course/edit', { serializeData: ofOne.Course.SerializeData }),
      await one('course/edit', { serializeData: ofTwo.Course.SerializeData }),
    ]
    if (isShared) expect(taken.map(({ Course }) => Course)).toEqual([ofOne.Course, ofTwo.Course])
    else expect(taken.map(({ Error }) => Error.code)).toEqual(['E207', 'E207'])
    const beside = await openServer(folders[0])
    expect((await beside('course/edit', { serializeData: ofOne.Course.SerializeData })).Course).toEqual(ofOne.Course)
  })

  test('that one handed out by the secret of its folder stays good', async () => {
    const { isShared, folders, servers } = await openServers()
    await servers[0]('search/course', asked)
    const kept = await readFile(join(folders[0], 'transit/course-secret'), 'utf8')
    expect(kept).toMatch(/^[\da-f]{64}$/)
    await servers[1]('search/course', asked)
    const made = await readFile(join(folders[1], 'transit/course-secret'), 'utf8').catch(() => 'none')
    if (isShared) expect(made).toBe('none')
    else expect(made).not.toBe(kept)
  })
})

import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'

/** Makes an empty database in the PostgreSQL of the run, gone when the test has ended. */
export async function createDatabaseUrl(): Promise<string> {
  const postgres = inject('postgres')
  if ('missing' in postgres) throw new Error(postgres.missing)
  const name = `test_${randomBytes(8).toString('hex')}`
  const server = await connectTo(postgres.url)
  await server.query(`create database ${name}`)
  onTestFinished(async () => void (await server.query(`drop database ${name} with (force)`)))
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

/** A connection of the test's own; closed when the test ends. */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'test' })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

import { findFreePort } from '../../src/kernel/testing/find-free-port.ts'
import { createDatabaseUrl } from './create-database-url.ts'
import { type Replica, startReplica } from './start-replica.ts'

export interface ThreeReplicas {
  readonly ports: readonly number[]
  /** By port. */
  readonly replicas: Map<number, Replica>
  /** One more of the same database. */
  readonly start: (port: number) => Promise<Replica>
}

/** Three processes over one database, which drain for up to five seconds before they end. */
export async function startThreeReplicas(): Promise<ThreeReplicas> {
  const databaseUrl = await createDatabaseUrl()
  const start = (port: number) =>
    startReplica({ DATABASE_URL: databaseUrl, PORT: String(port), MAINSTAY_DRAIN_SECONDS: '5' })
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()]
  const replicas = new Map<number, Replica>()
  for (const port of ports) replicas.set(port, await start(port))
  return { ports, replicas, start }
}

/** A server of the faulty interfaces, for tests to start: whatever is not contained ends it. Its first line tells its address. */
import { assemble } from '../../assembly/app/assemble.ts'
import { faulty, unloadable, unmakeable, unrenderable } from './faulty.ts'

const { server, startJobs } = await assemble({
  interfaces: [faulty, unrenderable, unloadable, unmakeable],
  environment: process.env,
})
const origin = await server.listen({ host: '127.0.0.1', port: 0 })
startJobs()
process.stdout.write(`${origin}\n`)

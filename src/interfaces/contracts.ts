/** Every interface's contract, by the name that the client gives it. Pure data: no engine, no handler. */
import { binPacking } from './bin-packing/contract.ts'
import { ipLocation } from './ip-location/contract.ts'
import { samplePosts } from './sample-posts/contract.ts'

export const contracts = { binPacking, ipLocation, samplePosts } as const

/** The product: every interface that Mainstay serves. */
import type { AnyInterface } from '../kernel/interface.ts'
import binPacking from './bin-packing/index.ts'
import ipLocation from './ip-location/index.ts'
import samplePosts from './sample-posts/index.ts'

export const interfaces: readonly AnyInterface[] = [binPacking, ipLocation, samplePosts]

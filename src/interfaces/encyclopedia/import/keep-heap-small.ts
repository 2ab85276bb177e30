import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 collect garbage sooner, in the threads too. By its own rules it doubles and triples the heaps of an import, whose
 * rows live just long enough to be taken for lasting: 150 MiB more, for a sixth of the time. For a process that does nothing
 * else.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=60')
}

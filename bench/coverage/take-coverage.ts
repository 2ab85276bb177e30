import { takeCoverage } from 'node:v8'
import { afterAll } from 'vitest'

// Vitest ends its processes by a signal, after which they write nothing any more.
afterAll(() => takeCoverage())

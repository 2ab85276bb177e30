import { Type } from 'typebox'
import { expectTypeOf } from 'vitest'
import { defineContract } from '../kernel/wire/contract.ts'
import { atlas, library } from './__fixtures__/contracts.ts'
import { createClientFrom } from './create-client-from.ts'
import type { Bytes, InterfaceClient } from './interface-client.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './answer/result.ts'

type Library = InterfaceClient<typeof library>

// The input holds the parts that the operation has; nothing required makes it optional.
expectTypeOf<Parameters<Library['list']>>().toEqualTypeOf<
  [options?: CallOptions] | [input: Record<never, never>, options: CallOptions]
>()
expectTypeOf<Parameters<Library['add']>[0]>().branded.toEqualTypeOf<{ readonly body: { title: string } }>()
expectTypeOf<Parameters<Library['scan']>[0]>().branded.toEqualTypeOf<{ readonly body: Bytes }>()
expectTypeOf<Parameters<Library['find']>[0]>().branded.toEqualTypeOf<{
  readonly params: { shelf: string | number; title: string | number }
  readonly query?: { tag?: string[]; page?: string | number }
}>()

// The answer is a union that `ok` tells apart.
expectTypeOf<ReturnType<Library['add']>>().toEqualTypeOf<Promise<Result<{ id: number }>>>()
declare const result: Result<{ id: number }>
expectTypeOf(result.ok ? result.body : result.body).toEqualTypeOf<unknown>()
if (result.ok) expectTypeOf(result.body).toEqualTypeOf<{ id: number }>()
else expectTypeOf(result.reason).toEqualTypeOf<string>()

// Only operations with events stream.
expectTypeOf<ReturnType<Library['write']['stream']>>().toEqualTypeOf<AsyncIterable<{ word: string }>>()
expectTypeOf<Library['add']>().not.toHaveProperty('stream')

// Everything at one Mainstay, or the named interfaces alone.
const createClient = createClientFrom({ library, atlas }, { atlas: () => ({ count: (): number => 1 }) })
expectTypeOf(createClient({ baseUrl: '' })).toHaveProperty('library')
const atProvider = createClient({ interfaces: { atlas: { baseUrl: '' } } })
expectTypeOf(atProvider).toHaveProperty('atlas')
expectTypeOf(atProvider).not.toHaveProperty('library')
expectTypeOf(atProvider.atlas.count()).toEqualTypeOf<number>()
expectTypeOf(atProvider.atlas.show).toBeFunction()

// @ts-expect-error an address is needed
createClient({ key: 'k' })
// @ts-expect-error as is one for each interface, without Mainstay's
createClient({ interfaces: { atlas: { key: 'k' } } })
// @ts-expect-error the input is needed where something in it is
void createClient({ baseUrl: '' }).library.add()
// @ts-expect-error fields have their contract's types
void createClient({ baseUrl: '' }).library.add({ body: { title: 1 } })

// A field with values of its own keeps them; a body of any shape stays a body.
const sized = defineContract({
  id: 'sized',
  spec: 'X',
  title: '',
  summary: '',
  base: 'sized',
  key: { in: 'bearer', need: 'optional' },
  failure: { body: Type.Unknown() },
  operations: {
    get: {
      method: 'POST',
      path: '/',
      summary: '',
      query: Type.Object({ size: Type.Union([Type.Literal('big'), Type.Literal('small')]) }),
      body: { accepts: ['json'], schema: Type.Unknown() },
      response: Type.Unknown(),
      example: {},
    },
  },
})
expectTypeOf<Parameters<InterfaceClient<typeof sized>['get']>[0]>().branded.toEqualTypeOf<{
  readonly query: { size: 'big' | 'small' }
  readonly body?: unknown
}>()

import { camelCase } from './camel-case.ts'

/** The files of a new interface, by path below its folder: a greeting, working from the contract to the test. */
export function writeSlice(name: string): Record<string, string> {
  const camel = camelCase(name)
  return {
    'contract.ts': contract(name, camel),
    'client.ts': client(name, camel),
    'port.ts': `/** The port: what an engine of ${name} does, in the domain's words. */\nexport interface Engine {\n  greet(name: string): Promise<string>\n}\n`,
    'engines/embedded.ts': `import type { Engine } from '../port.ts'\n\nexport default function createEngine(): Engine {\n  return { greet: async (name) => \`Hello, \${name}.\` }\n}\n`,
    'engines/conformance.ts': conformance(),
    'engines/embedded.test.ts': `import { describeEngine } from './conformance.ts'\nimport createEngine from './embedded.ts'\n\ndescribeEngine('embedded', createEngine)\n`,
    'handlers.ts': handlers(camel),
    'render-error.ts': `import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'\nimport type { RenderedError } from '../../kernel/wire/interface.ts'\n\n/** A failure in this wire's own shape. */\nexport function renderError({ status, message }: ServiceError): RenderedError {\n  return { status, body: { error: message } }\n}\n`,
    'index.ts': index(camel),
    [`${name}.test.ts`]: frontDoorTest(name, camel),
    'README.md': readme(name),
  }
}

function contract(name: string, camel: string): string {
  return `import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'

export const ${camel} = defineContract({
  id: '${name}',
  spec: 'X',
  title: '${name}',
  summary: 'What it does, in one sentence.',
  base: '${name}',
  key: { in: 'bearer', need: 'optional' },
  failure: { body: Type.Object({ error: Type.String() }) },
  operations: {
    greet: {
      method: 'GET',
      path: '/greetings/:name',
      summary: 'Greet somebody',
      params: Type.Object({ name: Type.String() }),
      response: Type.Object({ greeting: Type.String() }),
      example: { params: { name: 'Ada' } },
    },
  },
})
`
}

function client(name: string, camel: string): string {
  return `import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { ${camel} } from './contract.ts'

/** \`@mainstay-server/mainstay/client/${name}\`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly ${camel}: typeof ${camel} }> = createClientFrom({ ${camel} })
`
}

function conformance(): string {
  return `import { describe, expect, test } from 'vitest'
import type { Engine } from '../port.ts'

/** What every engine keeps. */
export function describeEngine(name: string, create: () => Engine): void {
  describe(name, () => {
    test('greets whom it is told to greet', async () => {
      expect(await create().greet('Ada')).toBe('Hello, Ada.')
    })
  })
}
`
}

function handlers(camel: string): string {
  return `import type { Handlers } from '../../kernel/wire/interface.ts'
import type { ${camel} } from './contract.ts'
import type { Engine } from './port.ts'

export const handlers: Handlers<typeof ${camel}, Engine> = {
  async greet({ params }, { engine }) {
    return { greeting: await engine.greet(params.name) }
  },
}
`
}

function index(camel: string): string {
  return `import { defineInterface } from '../../kernel/wire/interface.ts'
import { ${camel} } from './contract.ts'
import { handlers } from './handlers.ts'
import { renderError } from './render-error.ts'

export default defineInterface({
  contract: ${camel},
  engines: { embedded: () => import('./engines/embedded.ts') },
  handlers,
  renderError,
})
`
}

function frontDoorTest(name: string, camel: string): string {
  return `import { expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import ${camel} from './index.ts'

test('greets by name', async () => {
  const { server } = await openTestApp([${camel}])
  const response = await server.inject('/${name}/greetings/Ada')
  expect([response.statusCode, response.json()]).toEqual([200, { greeting: 'Hello, Ada.' }])
})
`
}

function readme(name: string): string {
  return `# ${name}

What it is, and whose wire it speaks.

## What it matches

## Pages of other origins

## Choices made where the specification says "not shown"

| question | choice | why |
| -------- | ------ | --- |

## What differs on purpose

## Settings

## Data and licences
`
}

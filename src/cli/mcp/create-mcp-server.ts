import type { McpServer } from '@modelcontextprotocol/server'
import { callOperation } from '../../client/call-operation.ts'
import { resolveTarget } from '../../client/request/resolve-target.ts'
import { isJsonObject } from '../../libraries/json/json-object.ts'
import { version } from '../../kernel/foundation/version.ts'
import type { Sdk } from './load-sdk.ts'
import type { Tool } from './to-tool.ts'

/** Where the Mainstay is that tools call, and with which key. */
export interface McpTarget {
  readonly baseUrl: string
  readonly key?: string
}

/** A server of the Model Context Protocol whose tools call a running Mainstay. */
export function createMcpServer(sdk: Sdk, tools: readonly Tool[], target: McpTarget): McpServer {
  const server = new sdk.McpServer({ name: 'mainstay', title: 'Mainstay', version }, { capabilities: { tools: {} } })
  for (const tool of tools) {
    const { name, title, description, isReadOnly } = tool
    const inputSchema = sdk.fromJsonSchema(tool.inputSchema)
    const annotations = { readOnlyHint: isReadOnly, openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema, annotations }, (given) =>
      callTool(tool, given, target),
    )
  }
  return server
}

async function callTool({ contract, operation, toInput }: Tool, given: unknown, options: McpTarget) {
  const target = resolveTarget(contract.id, contract, options)
  if (!target) return toContent('This tool has no address.', true)
  const result = await callOperation(contract, operation, target, toInput(isJsonObject(given) ? given : {}))
  if (result.ok) return toContent(write(result.body), false)
  return toContent([result.reason, write(result.body)].filter((line) => line !== '').join('\n'), true)
}

function write(body: unknown): string {
  if (body === undefined) return ''
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function toContent(text: string, isError: boolean) {
  return { content: [{ type: 'text' as const, text }], ...(isError && { isError }) }
}

/** What lies where: the names that a folder may hold and what each is for. tests/layout.test.ts holds the tree against it. */

/** A name with a slash at its end is a folder; `NAME.ts` may have a folder `NAME/` beside it for its parts. */
export type Layout = Readonly<Record<string, string>>

export const sliceLayout: Layout = {
  'README.md': 'what it matches, choices where the specification is silent, data and licences',
  'contract.ts': 'the wire as data: paths, schemas, where the key goes, an example that works',
  'port.ts': "what has to be done, in the domain's words",
  'domain/': "the subject's own words and rules, which port, engines and wire share",
  'engines/': 'ways to do it: `{name}.ts`, its parts in `{name}/`; `conformance.ts` is what all of them keep',
  'models/': 'weights that ship, each in a folder with its card',
  'handlers.ts': 'wire to domain to wire, a short function per operation',
  'wire/': 'reading and writing this wire',
  'render-error.ts': "a failure in this wire's own shape",
  'index.ts': '`defineInterface(…)`, the only file that others import',
  'settings.ts': 'its settings, by environment name',
  'storage/': 'tables, migrations, rows in and out',
  'content.ts': 'what people keep here, and how it gets in and out',
  'import/': 'reading foreign files',
  'sample/': 'what a first start brings along',
  'jobs.ts': 'scheduled work',
  'commands.ts': 'its own commands on the command line',
  'skill.ts': 'what the built-in assistant can do by it',
  'assistant/': 'reading requests in plain words and formatting answers to them',
  'client.ts': 'what the typed client does for it beyond its operations',
  'console/': 'pages of its own in the console',
  'testing/': 'what its tests share',
}

export const capabilityLayout: Layout = {
  'README.md': 'what it can do, by which engines',
  'index.ts': '`defineCapability(…)`',
  'combine.ts': 'one port made of all its engines, where asking them in turn will not do',
  'declined.ts': 'how an engine leaves work to others',
  'port.ts': sliceLayout['port.ts'] ?? '',
  'domain/': 'its words and rules, which port, engines and those who ask share',
  'engines/': sliceLayout['engines/'] ?? '',
  'models/': sliceLayout['models/'] ?? '',
  'upstream.ts': 'how calls of the interfaces that it serves are passed on to an original',
  'downloads/': 'fetching weights that do not ship',
  'texts/': 'what engines need to keep of a text: sentences, white space, tags',
  'memory/': 'what was translated before',
  'glossary/': 'terms that are always translated alike',
  'storage/': sliceLayout['storage/'] ?? '',
  'content.ts': sliceLayout['content.ts'] ?? '',
  'sample/': sliceLayout['sample/'] ?? '',
  'commands.ts': 'its own commands on the command line',
  'settings.ts': 'its settings, by environment name',
  'testing/': 'what its tests share',
}

export const kernelLayout: Layout = {
  'contract.ts': 'a wire as pure data',
  'interface.ts': 'what a slice gives: contract, engines, handlers and the rest',
  'platform.ts': 'what engines, jobs and commands work with',
  'skill.ts': 'what the assistant can do by a slice',
  'status.ts': 'the shape of /status.json',
  'version.ts': 'the version of this Mainstay',
  'app/': 'settings, storage, access, engines and server put together',
  'access/': 'keys, callers, quotas',
  'commands/': 'what a command of a slice or a capability is, and what it works with',
  'config/': 'settings read from the environment, once',
  'content/': 'what people keep: import, export, samples',
  'engines/': 'tables of engines, chains of them with circuits, capabilities',
  'errors/': 'failures: of a call, for the person at the command line, and where nothing waits for them',
  'http/': 'a request from its bytes to its answer',
  'iteration/': 'work on asynchronous sequences',
  'jobs/': 'scheduled work under leases',
  'memoize/': 'functions that keep their results',
  'observability/': 'log and metrics',
  'openapi/': 'the OpenAPI document',
  'outgoing/': 'fetching from foreign addresses, guarded; large files, gone on with after breaks',
  'reference/': 'the pages of /docs, and calls as curl lines',
  'storage/': 'SQLite and PostgreSQL behind one port',
  'testing/': 'what tests share',
  'text/': 'Unicode folding, and normalising in linear time',
  'upstream/': 'the relay to the originals',
  'workers/': 'worker threads, shared fairly',
}

export const clientLayout: Layout = {
  'index.ts': 'what `mainstay/client` exports',
  'client.ts': 'the client of all interfaces',
  'create-client-from.ts': 'a client of any contracts',
  'create-methods.ts': 'a method per operation',
  'interface-client.ts': 'the types of those methods',
  'extensions.ts': 'what slices add to the client',
  'options.ts': 'what a client is made with',
  'call.ts': 'one call from input to result',
  'request/': 'a call as a request: address, key, body',
  'exchange/': 'sending it, in time',
  'answer/': 'reading what came back, whole or as events',
  '__fixtures__/': 'what its tests share',
}

/** Tables of data, which may be longer than code. */
export const longTables: readonly string[] = ['src/interfaces/spam-score/engines/embedded/links/brand-table.ts']

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
  'models.ts': 'what models that can be pulled are for',
  'models.json': 'models that can be had: publisher, licence, files, checksums',
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
  'listeners.ts': 'wires of its own that are not HTTP, each on a port',
  'commands.ts': 'its own commands on the command line',
  'data-versions.ts': 'what data it answers from, and of when',
  'skill.ts': 'what the built-in assistant can do by it',
  'assistant/': 'reading requests in plain words and formatting answers to them',
  'client.ts': 'the typed client of it alone, and what that does beyond its operations',
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
  'models.ts': sliceLayout['models.ts'] ?? '',
  'models.json': sliceLayout['models.json'] ?? '',
  'upstream.ts': 'how calls of the interfaces that it serves are passed on to an original',
  'downloads/': 'fetching weights that do not ship',
  'detection/': 'telling the language of a text',
  'texts/': 'what engines need to keep of a text: sentences, white space, tags',
  'documents/': 'whole documents: reading and writing each kind, and the work behind an upload',
  'memory/': 'what was translated before',
  'glossary/': 'terms that are always translated alike',
  'writing/': 'texts written again in their own language',
  'storage/': sliceLayout['storage/'] ?? '',
  'content.ts': sliceLayout['content.ts'] ?? '',
  'sample/': sliceLayout['sample/'] ?? '',
  'commands.ts': 'its own commands on the command line',
  'settings.ts': 'its settings, by environment name',
  'testing/': 'what its tests share',
}

export const kernelLayout: Layout = {
  'assembly/': 'what puts it together',
  'answering/': 'what answers a call',
  'wire/': 'what a wire and an interface are',
  'foundation/': 'what all of it stands on',
  'testing/': 'what tests share',
}

/** The floors of the kernel and the rooms of each, the highest first: a room imports what stands below it here, and nothing above. */
export const floors: Readonly<Record<string, Layout>> = {
  'src/kernel/assembly': {
    'app/': 'settings, storage, access, engines and server put together',
    'routes/': 'what the server answers besides the interfaces: keys, models, status, logs, docs',
    'site/': 'the pages of /docs: Markdown, contracts and figures as a site',
    'backup/': 'everything that is kept, in one file and back',
    'telemetry/': 'spans and figures for OpenTelemetry, where they are wanted',
    'status/': 'the shape of /status.json, and what it is made of',
    'jobs/': 'scheduled work under leases',
    'models/': 'models that can be had: pulled, chosen and checked',
    'content/': 'what people keep: import, export, samples',
  },
  'src/kernel/answering': {
    'listeners/': 'ports of wires that are not HTTP',
    'http/': 'a request from its bytes to its answer',
    'mounted-interface.ts': 'an interface with the engines that the settings chose',
    'faults/': 'calls that fail on purpose, for tests of programs',
    'replace-method.ts': 'a method of an answer put in place of another',
    'upstream/': 'the relay to the originals',
    'engines/': 'engines that are chosen, and chains of them',
    'access/': 'keys, callers, quotas',
  },
  'src/kernel/wire': {
    'reference/': 'operations as tables of fields, and as calls in curl, TypeScript and Python',
    'openapi/': 'all that an operation can answer, and the OpenAPI document',
    'interface.ts': 'what a slice gives: contract, engines, handlers and the rest',
    'contract.ts': 'a wire as pure data',
  },
  'src/kernel/foundation': {
    'platform.ts': 'what engines, jobs and commands work with',
    'storage/': 'SQLite and PostgreSQL behind one port',
    'workers/': 'worker threads and child processes, shared fairly',
    'outgoing/':
      'fetching from foreign addresses, guarded; large files, gone on with after breaks; servers that share work',
    'shelf/': 'the folder of models: cards, and which model is in use',
    'gguf/': 'GGUF files: what they say, and llama.cpp, which runs them',
    'observability/': 'log and metrics, and failures that nothing waits for',
    'config/': 'settings read from the environment, once',
    'body-budget.ts': 'the memory that request bodies may hold',
    'errors/': 'failures of a call',
    'version.ts': 'the version of this Mainstay',
  },
  'src/libraries': {
    'marian/': 'files of translation models: weights, vocabularies, and texts cut into their pieces',
    'web-assembly/': 'programs in WebAssembly: what of its interface is used',
    'onnx/': 'models of your own: the runtime where it is installed, and the folders that models come in',
    'protobuf/': 'messages in protobuf, read field by field',
    'packages/': 'optional packages: found beside the program or in the data folder, and installed there',
    'weights/': 'files of trained models: a header, then arrays of numbers',
    'text/': 'Unicode folding, and normalising in linear time',
    'memoize/': 'functions that keep their results',
    'iteration/': 'work on asynchronous sequences',
    'retry/': 'when to ask again, and when to let be',
    'numbers/': 'the largest and the smallest of lists of any length',
    'random/': 'numbers that a seed decides',
    'server-events/': 'reading server-sent events',
    'errors/': 'failures for the person at the command line',
    'json/': 'JSON from outside: read by a schema, or as objects of unknown fields',
  },
}

export const clientLayout: Layout = {
  'index.ts': 'what `@mainstay-server/mainstay/client` exports',
  'client.ts': 'the client of all interfaces',
  'create-client-from.ts': 'a client of any contracts',
  'create-methods.ts': 'a method per operation',
  'interface-client.ts': 'the types of those methods',
  'extensions.ts': 'what slices add to the client',
  'options.ts': 'what a client is made with',
  'call-operation.ts': 'one of an operation that is known when the program runs alone',
  'call.ts': 'one call from input to result',
  'request/': 'a call as a request: address, key, body',
  'exchange/': 'sending it, in time',
  'answer/': 'reading what came back, whole or as events',
  '__fixtures__/': 'what its tests share',
}

/** Tables of data, which may be longer than code. */
export const longTables: readonly string[] = ['src/interfaces/spam-score/engines/embedded/links/brand-table.ts']

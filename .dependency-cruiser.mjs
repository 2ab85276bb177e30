/**
 * Who may import whom (docs/decisions/0002-import-rule.md):
 *
 *   cli -> main -> interfaces/index -> {slice} -> capabilities -> kernel -> libraries
 *   client, console -> interfaces/contracts -> {slice}/contract -> kernel/wire/contract
 *   client/extensions, console -> {slice}/client -> client/create-client-from, {slice}/contract
 *
 * Each rule has a planted violation in tests/import-rules.test.ts.
 */
const slice = '^src/interfaces/([^/]+)/'
const notShipped = ['\\.test(-d)?\\.ts$', '/(testing|conformance)/', '/conformance\\.ts$']

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'slices-are-strangers',
      comment: 'What two slices share belongs in capabilities or dialects.',
      severity: 'error',
      from: { path: slice },
      to: { path: slice, pathNot: '^src/interfaces/$1/' },
    },
    {
      name: 'kernel-knows-no-slice',
      comment: 'The kernel is handed interfaces; it never names one.',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src/(interfaces|capabilities|dialects|client|cli|common-links|main)|console)' },
    },
    {
      name: 'libraries-know-no-server',
      comment: 'What would be of use to any program knows nothing of Mainstay.',
      severity: 'error',
      from: { path: '^src/libraries/', pathNot: notShipped },
      to: { path: ['^(src|console)/'], pathNot: ['^src/libraries/'] },
    },
    {
      name: 'no-arrow-climbs',
      comment:
        'Assembly stands on answering, that on wire, that on foundation (scripts/architecture/layout.ts has the rooms of each).',
      severity: 'error',
      from: { path: '^src/kernel/foundation/', pathNot: notShipped },
      to: { path: '^src/kernel/(wire|answering|assembly|testing)/' },
    },
    {
      name: 'no-arrow-climbs',
      severity: 'error',
      from: { path: '^src/kernel/wire/', pathNot: notShipped },
      to: { path: '^src/kernel/(answering|assembly|testing)/' },
    },
    {
      name: 'no-arrow-climbs',
      severity: 'error',
      from: { path: '^src/kernel/answering/', pathNot: notShipped },
      to: { path: '^src/kernel/(assembly|testing)/' },
    },
    {
      name: 'no-arrow-climbs',
      severity: 'error',
      from: { path: '^src/kernel/assembly/', pathNot: notShipped },
      to: { path: '^src/kernel/testing/' },
    },
    {
      name: 'capabilities-know-no-slice',
      comment: 'A capability serves any slice through its port.',
      severity: 'error',
      from: { path: '^src/(capabilities|dialects)/' },
      to: { path: '^src/(interfaces|client|cli|common-links|main)' },
    },
    {
      name: 'capabilities-know-no-dialect',
      comment: 'Dialects speak of capabilities, and not the other way round.',
      severity: 'error',
      from: { path: '^src/capabilities/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { path: '^src/dialects/' },
    },
    {
      name: 'capabilities-by-their-port',
      comment: 'A slice asks a capability by its port and its words, whichever engine answers.',
      severity: 'error',
      from: {
        path: '^src/(interfaces|dialects)/',
        pathNot: ['\\.test\\.ts$', '/testing/', '^src/interfaces/command-groups\\.ts$'],
      },
      to: {
        path: '^src/capabilities/',
        pathNot: '^src/capabilities/[^/]+/((index|port|upstream)\\.ts$|domain/)',
      },
    },
    {
      name: 'contracts-are-pure',
      comment: 'A contract is data for the server, the client and the console alike.',
      severity: 'error',
      from: { path: ['^src/interfaces/[^/]+/contract\\.ts$', '^src/interfaces/[^/]+/contract/'] },
      to: {
        pathNot: [
          '^src/kernel/wire/contract\\.ts$',
          '^src/dialects/',
          '^node_modules/typebox/',
          '^src/interfaces/[^/]+/contract/',
        ],
      },
    },
    {
      name: 'engines-see-no-http',
      comment: 'Engines and their ports speak of the domain, never of requests and answers.',
      severity: 'error',
      from: { path: '^src/(interfaces|capabilities)/[^/]+/(port\\.ts|domain/|engines/)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src/kernel/(answering/http/|assembly/|wire/(interface\\.ts|contract\\.ts|contract/|interface/answer\\.ts))|src/interfaces/[^/]+/((contract|handlers|index)\\.ts|(contract|handlers|wire)/)|node_modules/fastify/)',
      },
    },
    {
      name: 'cli-knows-no-slice',
      comment:
        'Commands of a slice or a capability are outlined in interfaces/command-groups.ts; the command line knows none by name.',
      severity: 'error',
      from: { path: '^src/cli/', pathNot: ['\\.test\\.ts$', '^src/cli/testing/'] },
      to: {
        path: '^(src|console)/',
        pathNot: [
          '^src/(cli|kernel|libraries|client)/',
          '^src/interfaces/(index|contracts|command-groups)\\.ts$',
          '^src/main\\.ts$',
          '^src/common-links/index\\.ts$',
        ],
      },
    },
    {
      name: 'only-the-cli-knows-the-cli',
      comment: 'What a command needs it is handed (kernel/wire/interface/commands/command-context.ts).',
      severity: 'error',
      from: { path: '^(src|console)/', pathNot: ['^src/cli/', '\\.test\\.ts$'] },
      to: { path: ['^src/cli/', '(^|/)node_modules/commander/'] },
    },
    {
      name: 'extensions-know-clients-alone',
      comment: 'What slices add to the client is in their client.ts; the client knows nothing else of them.',
      severity: 'error',
      from: { path: '^src/client/extensions\\.ts$' },
      to: {
        pathNot: ['^src/client/', '^src/interfaces/contracts\\.ts$', '^src/interfaces/[^/]+/client\\.ts$'],
      },
    },
    {
      name: 'slice-clients-know-their-contract-alone',
      comment:
        'They run wherever the client does: the own contract and the client, no package and nothing of the server.',
      severity: 'error',
      from: { path: '^src/interfaces/([^/]+)/client\\.ts$' },
      to: {
        pathNot: ['^src/client/', '^src/interfaces/$1/contract(\\.ts$|/)', '^src/kernel/wire/contract\\.ts$'],
      },
    },
    {
      name: 'client-and-console-run-anywhere',
      comment: 'They run in browsers: contracts only, nothing of Node, nothing of the server.',
      severity: 'error',
      from: {
        path: ['^(src/client|console/src)/', '^src/interfaces/[^/]+/console/'],
        pathNot: ['\\.test(-d)?\\.tsx?$', '/__fixtures__/', '^src/client/extensions\\.ts$'],
      },
      to: {
        path: ['^src/', '^node:', '^(fs|http|path|net|crypto|os|zlib)$'],
        pathNot: [
          '^src/client/',
          '^src/common-links/index\\.ts$',
          '^src/interfaces/contracts\\.ts$',
          '^src/interfaces/[^/]+/((client|contract)\\.ts$|console/)',
          '^src/kernel/(wire/contract|wire/reference/(quote-for-shell|to-literal|to-typescript)|assembly/(status/status|models/pull-view)|foundation/(version|observability/(logged-call|call-figures)))\\.ts$',
          '^src/libraries/(json/(json-object|look-up)|server-events/event-data-parser)\\.ts$',
        ],
      },
    },
    {
      name: 'common-links-runs-anywhere',
      comment: 'L depends on no package and runs in browsers: the dialect of MediaWiki and a few parts of the client.',
      severity: 'error',
      from: { path: '^src/common-links/', pathNot: ['\\.test\\.ts$', '^src/common-links/testing/'] },
      to: {
        path: ['^src/', '(^|/)node_modules/', '^node:', '^(fs|http|path|net|crypto|os|zlib)$'],
        pathNot: [
          '^src/common-links/',
          '^src/dialects/mediawiki/',
          '^src/client/(request/check-key|exchange/(deadline|reason-for-no-answer)|answer/read-text)\\.ts$',
          '^src/kernel/foundation/version\\.ts$',
          '^src/libraries/(json/json-object|retry/parse-retry-after)\\.ts$',
        ],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Of types neither: what two files both need stands in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['console/dist'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}

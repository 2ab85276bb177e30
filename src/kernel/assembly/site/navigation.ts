import type { Contract } from '../../wire/contract.ts'
import type { SourcePage } from './source-pages.ts'

export interface NavigationLink {
  readonly address: string
  readonly title: string
  /** The same page in Japanese, where there is one. */
  readonly japanese?: string
  /** Shown while this page or one of these is read. */
  readonly below?: readonly NavigationLink[]
}

export interface NavigationSection {
  readonly title: string
  readonly links: readonly NavigationLink[]
}

/** Pages for one kind of reader. */
export interface NavigationGroup {
  readonly id: 'use' | 'run' | 'extend'
  readonly title: string
  readonly sections: readonly NavigationSection[]
}

/** Pages of `docs` for those who call Mainstay, in the order of the list; all others are for those who run it. */
const tasks = [
  'first-tasks',
  'client',
  'chat',
  'assistants',
  'translation',
  'embeddings',
  'moderation',
  'spam',
  'names',
  'pictures',
  'japanese-proofreading',
  'summary',
  'small-talk',
  'encyclopedia',
  'common-links',
  'feeds',
  'social',
  'transit',
]
const ofOperators = [
  'run',
  'command-line',
  'operators',
  'deploy/index',
  'models',
  'content',
  'originals',
  'scale-out',
  'capacity',
  'reliability',
  'threats',
  'clients',
  'figures',
]
const ofDevelopers = ['contributing', 'architecture', 'request', 'decisions/index', 'changelog']

/** By who reads: those who use it, run it, extend it. */
export function createNavigation(
  sources: readonly SourcePage[],
  contracts: readonly Contract[],
): readonly NavigationGroup[] {
  const listed = [...tasks, ...ofOperators, ...ofDevelopers].map((name) => `${name}.html`)
  const pick = (names: readonly string[]) => names.flatMap((name) => linkTo(sources, `${name}.html`))
  const others = sources.filter(({ address }) => /^[\w-]+\.html$/.test(address) && !listed.includes(address))
  const isFirst = ({ address }: SourcePage) => address === 'start.html' || address === 'ja.html'
  const parts = sources.filter(({ address }) => /^(capabilities|parts)\//.test(address))
  return [
    {
      id: 'use',
      title: 'Use it',
      sections: [
        {
          title: 'Begin',
          links: [...linkTo(sources, 'start.html', 'First steps'), ...linkTo(sources, 'ja.html', '日本語')],
        },
        { title: 'Interfaces', links: contracts.map(linkToInterface) },
        { title: 'Tasks', links: pick(tasks) },
        { title: 'Reference', links: [{ address: 'reference/index.html', title: 'All operations' }] },
      ],
    },
    {
      id: 'run',
      title: 'Run it',
      sections: [
        { title: 'Operation', links: [...pick(ofOperators), ...others.filter((page) => !isFirst(page)).map(toLink)] },
      ],
    },
    {
      id: 'extend',
      title: 'Extend it',
      sections: [
        { title: 'The project', links: pick(ofDevelopers) },
        { title: 'Parts and models', links: parts.map(toLink) },
      ],
    },
  ]
}

function linkTo(sources: readonly SourcePage[], address: string, title?: string): readonly NavigationLink[] {
  const page = sources.find((each) => each.address === address)
  const japanese = findJapanese(sources, address)
  return page ? [{ address, title: title ?? page.title, ...(japanese !== undefined && { japanese }) }] : []
}

/** The address of a page's Japanese, where it has one. */
function findJapanese(sources: readonly SourcePage[], address: string): string | undefined {
  const wanted = address === 'start.html' ? 'ja.html' : address.replace(/\.html$/, '.ja.html')
  return sources.some((each) => each.address === wanted) ? wanted : undefined
}

function toLink({ address, title }: SourcePage): NavigationLink {
  return { address, title }
}

function linkToInterface({ id, title, operations }: Contract): NavigationLink {
  const below = Object.entries(operations).map(([name, { summary }]) => ({
    address: `reference/${id}/${name}.html`,
    title: summary,
  }))
  return { address: `interfaces/${id}.html`, title, below }
}

/** Where the list has a page: a Japanese one stands there as the English one that it is of. */
export function placeOf(address: string): string {
  return address.replace(/\.ja\.html$/, '.html')
}

/** The kind of reader that a page is for. */
export function groupOf(navigation: readonly NavigationGroup[], address: string): NavigationGroup | undefined {
  return navigation.find(({ sections }) =>
    sections.some(({ links }) =>
      links.some((link) => link.address === address || link.below?.some((each) => each.address === address)),
    ),
  )
}

/** The pages before and after one, in the order of the list. */
export function neighboursOf(
  navigation: readonly NavigationGroup[],
  address: string,
): { readonly before: NavigationLink | undefined; readonly after: NavigationLink | undefined } {
  const all = navigation.flatMap(({ sections }) => sections.flatMap(({ links }) => links))
  const own = all.find(({ below }) => below?.some((each) => each.address === address))?.below ?? all
  const place = own.findIndex((each) => each.address === address)
  return { before: place > 0 ? own[place - 1] : undefined, after: place < 0 ? undefined : own[place + 1] }
}

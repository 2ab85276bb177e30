/** `npm run train -- NAME` makes a shipped model again from its data; what follows the name says which parts of it, where it has parts. */
const subjects: Readonly<Record<string, () => Promise<{ default: (...parts: string[]) => Promise<void> }>>> = {
  embeddings: () => import('./embeddings/train.ts'),
  moderations: () => import('./moderations/train.ts'),
  'word-clusters': () => import('./moderations/cluster-words.ts'),
  'spam-score': () => import('./spam-score/train.ts'),
  'name-gender': () => import('./name-gender/train.ts'),
  'text-completion': () => import('./text-completion/train.ts'),
  proofreading: () => import('./proofreading/train.ts'),
  smalltalk: () => import('./smalltalk/train.ts'),
  sentences: () => import('./smalltalk/sentences/train.ts'),
  translation: () => import('./translation/train.ts'),
  'phrase-book': () => import('./translation/phrase-book/train.ts'),
  danger: () => import('./danger/train.ts'),
  languages: () => import('./languages/train.ts'),
}

const [name = '', ...parts] = process.argv.slice(2)
const load = subjects[name]
if (!load) {
  console.error(`Usage: npm run train -- NAME, where NAME is one of ${Object.keys(subjects).join(', ')}.`)
  process.exit(2)
}
await (await load()).default(...parts)

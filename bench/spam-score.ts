import { once } from 'node:events'
import { connect } from 'node:net'
import { makeTestApp } from '../src/kernel/testing/open-test-app.ts'
import spamScore from '../src/interfaces/spam-score/index.ts'
import { readAnswer, writeRequest } from '../src/interfaces/spam-score/engines/spamd/protocol.ts'
import { spamdMissing, startPrivateSpamd } from '../src/interfaces/spam-score/testing/start-private-spamd.ts'
import { readFurtherMails, readNeighbouringMails } from '../training/spam-score/further-mails/read-further-mails.ts'
import type { LabelledMail } from '../training/spam-score/labelled-mail.ts'
import { areaUnderCurve, measure, type Scored } from '../training/spam-score/measure.ts'
import { readRawMails } from '../training/spam-score/held-back-mails/read-raw-mails.ts'
import { corpusMissing, corpusPath, isHeldBack, readCorpus } from '../training/spam-score/read-corpus.ts'
import { readModernMails } from '../training/spam-score/read-modern-mails.ts'
import { stripVerdicts } from '../training/spam-score/strip-verdicts.ts'
import type { BenchResult, Figure } from './result.ts'

/** Mails on the way at a time. */
const callers = 16
const peerCallers = 2

/** The mails of the SpamAssassin corpus that were held back from training, and as many more as make a steady rate. */
export default async function run(): Promise<BenchResult> {
  if (corpusMissing) throw new Error(`This benchmark needs the development data: there are no mails at ${corpusPath}.`)
  const sets = await readSets()
  const { ours, rate } = await withApp(async (score) => ({
    ours: await scoreSets(sets, score, callers),
    rate: (await scoreAll(sets.all, score, callers)).rate,
  }))
  const theirs = spamdMissing ? undefined : await withSpamd((score) => scoreSets(sets, score, peerCallers))
  const figures: Figure[] = [
    ...compareCorpus(ours.corpus, theirs?.corpus),
    ...compareModern(ours, theirs),
    ...compareFurther(
      'held back phishing of our own without authentication results',
      'recall',
      ours.bare,
      theirs?.bare,
    ),
    ...compareFurther('wanted mails of the 2020s held back', 'falsePositives', ours.further, theirs?.further),
    ...compareFurther(
      'wanted mails of the 2020s held back, without authentication results',
      'falsePositives',
      ours.bareFurther,
      theirs?.bareFurther,
    ),
    ...compareFurther('unwanted mails of further kinds held back', 'recall', ours.further, theirs?.further),
    ...compareFurther('terse, textless and disguised mails, looked at', 'recall', ours.lookedAt, theirs?.lookedAt),
    ...compareFurther('their wanted neighbours, looked at', 'falsePositives', ours.lookedAt, theirs?.lookedAt),
    ...compareFurther('such mails written after the rules', 'recall', ours.newest, theirs?.newest),
    ...compareFurther(
      'their wanted neighbours, written after the rules',
      'falsePositives',
      ours.newest,
      theirs?.newest,
    ),
    {
      name: `mails a second over HTTP, ${callers} at a time`,
      value: rate,
      unit: '/s',
      peers: against(theirs?.corpus.rate),
      target: '>= 500',
    },
  ]
  return { name: 'spam-score', seeds: [], figures }
}

/** Mails by what they show. All but `all` and `lookedAt` were held back. */
interface Sets {
  readonly all: readonly LabelledMail[]
  readonly corpus: readonly LabelledMail[]
  readonly modern: readonly LabelledMail[]
  readonly further: readonly LabelledMail[]
  /** Rules were mended on these. */
  readonly lookedAt: readonly LabelledMail[]
  readonly newest: readonly LabelledMail[]
}

async function readSets(): Promise<Sets> {
  const all = await readCorpus()
  return {
    all,
    corpus: all.filter(isHeldBack),
    modern: [...(await readModernMails()).filter(isHeldBack), ...(await readRawMails('held back'))],
    further: await readFurtherMails('held back'),
    lookedAt: [...(await readNeighbouringMails('later')), ...(await readNeighbouringMails('fresh'))],
    newest: await readNeighbouringMails('newest'),
  }
}

type ScoredSets = Readonly<
  Record<'corpus' | 'modern' | 'bare' | 'further' | 'bareFurther' | 'lookedAt' | 'newest', Run>
>

/** The bare ones are without their authentication results. */
async function scoreSets(
  { corpus, modern, further, lookedAt, newest }: Sets,
  score: Score,
  atOnce: number,
): Promise<ScoredSets> {
  return {
    corpus: await scoreAll(corpus, score, atOnce),
    modern: await scoreAll(modern, score, atOnce),
    bare: await scoreAll(modern.map(stripVerdicts), score, atOnce),
    further: await scoreAll(further, score, atOnce),
    bareFurther: await scoreAll(further.map(stripVerdicts), score, atOnce),
    lookedAt: await scoreAll(lookedAt, score, atOnce),
    newest: await scoreAll(newest, score, atOnce),
  }
}

function against(value: number | undefined): Figure['peers'] {
  return value === undefined ? {} : { 'spamd -L': value }
}

function compareCorpus(ours: Run, theirs: Run | undefined): Figure[] {
  const [own, peer] = [measure(ours.scored), theirs && measure(theirs.scored)]
  return [
    {
      name: `area under the curve, ${ours.scored.length} mails held back`,
      value: own.areaUnderCurve,
      unit: '',
      peers: against(peer?.areaUnderCurve),
      target: '>= 0.99',
    },
    {
      name: 'ham that scores 5.0 or more',
      value: 100 * own.falsePositives,
      unit: '%',
      peers: against(peer && 100 * peer.falsePositives),
      target: '< 1',
    },
    {
      name: 'spam that scores 5.0 or more',
      value: 100 * own.recall,
      unit: '%',
      peers: against(peer && 100 * peer.recall),
      target: '>= 95',
    },
  ]
}

function compareModern(ours: ScoredSets, theirs: ScoredSets | undefined): Figure[] {
  const [own, peer] = [measure(ours.modern.scored), theirs && measure(theirs.modern.scored)]
  const phishing = ours.modern.scored.filter(({ isSpam }) => isSpam).length
  return [
    {
      name: `area under the curve, ${phishing} held back phishing mails of our own against held back ham`,
      value: areaOfPhishing(ours.modern.scored, ours.corpus.scored),
      unit: '',
      peers: against(theirs && areaOfPhishing(theirs.modern.scored, theirs.corpus.scored)),
      target: '>= 0.90',
    },
    {
      name: 'held back phishing of our own that scores 5.0 or more',
      value: 100 * own.recall,
      unit: '%',
      peers: against(peer && 100 * peer.recall),
    },
    {
      name: `${ours.modern.scored.length - phishing} wanted held back mails of our own, those at 5.0 or more`,
      value: 100 * own.falsePositives,
      unit: '%',
      peers: against(peer && 100 * peer.falsePositives),
    },
  ]
}

const targets = { recall: '>= 88', falsePositives: '< 1' } as const

/** Shares at the line of one kind of mail. */
function compareFurther(what: string, share: keyof typeof targets, ours: Run, theirs: Run | undefined): Figure[] {
  const count = ours.scored.filter(({ isSpam }) => isSpam === (share === 'recall')).length
  const peers = against(theirs && 100 * measure(theirs.scored)[share])
  const value = 100 * measure(ours.scored)[share]
  return [{ name: `${count} ${what}, those at 5.0 or more`, value, unit: '%', peers, target: targets[share] }]
}

function areaOfPhishing(modern: readonly Scored[], corpus: readonly Scored[]): number {
  const points = (scored: readonly Scored[], isSpam: boolean) =>
    scored.filter((one) => one.isSpam === isSpam).map((one) => one.points)
  return areaUnderCurve(points(modern, true), points(corpus, false))
}

type Score = (source: string) => Promise<number>

interface Run {
  readonly scored: readonly Scored[]
  /** Mails a second. */
  readonly rate: number
}

async function scoreAll(mails: readonly LabelledMail[], score: Score, atOnce: number): Promise<Run> {
  const scored: Scored[] = []
  const left = mails.values()
  const begin = performance.now()
  const work = async () => {
    for (const { source, isSpam } of left) scored.push({ points: await score(source), isSpam })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { scored, rate: (1000 * mails.length) / (performance.now() - begin) }
}

/** Over a real socket, as callers do. */
async function withApp<Result>(work: (score: Score) => Promise<Result>): Promise<Result> {
  const { app, dispose } = await makeTestApp([spamScore])
  try {
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
    return await work(async (email) => {
      const body = JSON.stringify({ email, options: 'short' })
      const response = await fetch(`${address}/spam/filter`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      const { score }: { score: string } = JSON.parse(await response.text())
      return Number(score)
    })
  } finally {
    await dispose()
  }
}

async function withSpamd<Result>(work: (score: Score) => Promise<Result>): Promise<Result> {
  const spamd = await startPrivateSpamd()
  const [host = '', port = ''] = spamd.server.split(':')
  try {
    return await work(async (source) => {
      const socket = connect({ host, port: Number(port) })
      const chunks: Buffer[] = []
      socket.on('data', (chunk) => chunks.push(chunk))
      socket.end(writeRequest(Buffer.from(source, 'latin1')))
      await once(socket, 'close')
      return readAnswer(Buffer.concat(chunks)).tenths / 10
    })
  } finally {
    await spamd.stop()
  }
}

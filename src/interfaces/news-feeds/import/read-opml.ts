import { Parser } from 'htmlparser2'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { SubscriptionCollector } from './collect-subscriptions.ts'
import type { WaitTurn } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { inTurns } from './in-turns.ts'
import type { Subscription } from '../domain/subscription.ts'

/** Characters; what is longer is cut. */
const maxTitleLength = 1_000

/** Elements within elements: a folder in folders, or outlines that are never closed. The parser searches them at every tag. */
const deepest = 200
/** Of one outline. */
const maxAttributes = 100

/** Folders may be nested; outlines that are never closed, and attributes in any case, are taken as they come. */
export async function readOpml(text: string, collector: SubscriptionCollector, takeTurns: WaitTurn): Promise<void> {
  let folders: readonly string[] = []
  const open: { readonly isFolder: boolean }[] = []
  let [depth, attributesRead] = [0, 0]
  const parser = new Parser(
    {
      onopentagname() {
        attributesRead = 0
      },
      onattribute() {
        attributesRead += 1
        if (attributesRead > maxAttributes)
          throw new OperatorError(`The list has an outline with more than ${maxAttributes} attributes.`)
      },
      onopentag(name, attributes) {
        depth += 1
        if (depth > deepest) throw tooDeep()
        if (name !== 'outline') return
        const title = cutTitle(attributes['text'] || attributes['title'] || '')
        const url = attributes['xmlurl']
        if (url) collector.add({ url, title, folders, ...readCategory(attributes['category']) })
        const isFolder = !url && title !== ''
        if (isFolder) folders = [...folders, title]
        open.push({ isFolder })
      },
      onclosetag(name) {
        depth -= 1
        if (name === 'outline' && open.pop()?.isFolder) folders = folders.slice(0, -1)
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  for await (const part of inTurns(text, takeTurns)) parser.write(part)
  parser.end()
}

/** NUL and halves of characters are what a database refuses. */
function cutTitle(text: string): string {
  return text.slice(0, maxTitleLength).replaceAll('\u0000', '').toWellFormed()
}

/** OPML's own attribute for it: `/36/travel`. */
function readCategory(text = ''): Pick<Subscription, 'category'> {
  const [, segment, name] = /^\/(\d{1,9})\/([^/,]{1,100})$/.exec(text) ?? []
  return segment === undefined || name === undefined ? {} : { category: { segment: Number(segment), name } }
}

function tooDeep(): OperatorError {
  return new OperatorError(
    `The list has outlines more than ${deepest} deep: close each with "/>" or "</outline>", or send one address a line.`,
  )
}

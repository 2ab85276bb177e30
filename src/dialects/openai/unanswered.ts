import type { GenerationEvent } from '../../capabilities/language-model/port.ts'

/** Headers by which a program knows, before it reads on, that what was asked for is not in the answer; by its first event. */
export function toUnansweredHeader(first: GenerationEvent | undefined): Readonly<Record<string, string>> {
  return first?.kind === 'start' && first.isUnanswered ? { 'x-mainstay-unanswered': 'true' } : {}
}

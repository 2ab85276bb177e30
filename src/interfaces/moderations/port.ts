/** The port of G4: how harmful texts are, and in what way. */
import type { Category } from './domain/categories.ts'

export interface ModerationRequest {
  /** At least one. */
  readonly texts: readonly string[]
  /** As the caller named it; the engine's own when absent. */
  readonly model?: string
}

export interface Verdict {
  /** Whether any category is. */
  readonly flagged: boolean
  readonly categories: Readonly<Record<Category, boolean>>
  /** From 0 to 1. */
  readonly scores: Readonly<Record<Category, number>>
  /** Whether somebody is insulted or threatened, from 0 to 1; undefined where the engine does not judge it. */
  readonly harassment?: Harassment
}

export interface Harassment {
  readonly score: number
  readonly threatening: number
}

export interface Moderation {
  /** What really answered. */
  readonly model: string
  /** One for each text, in order. */
  readonly verdicts: readonly Verdict[]
}

export interface ModerateOptions {
  /** Aborts when the caller goes away. */
  readonly signal?: AbortSignal
}

export interface Moderator {
  /** Throws `model_not_found` (404) for a model that is not there. */
  moderate(request: ModerationRequest, options?: ModerateOptions): Promise<Moderation>
}

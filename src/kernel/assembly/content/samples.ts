import type { Content, KeptContent } from '../../wire/interface/content.ts'
import type { Platform } from '../../foundation/platform.ts'

interface Tables {
  content_sample: { name: string; noted_at: number }
}

/**
 * Adds the sample of every content that this storage has not met before. What was noted stays so: a sample that was
 * removed does not come back with the next start.
 */
export async function addNewSamples(contents: readonly Content[], platform: Platform): Promise<void> {
  const rows = await platform.storage.tables<Tables>().selectFrom('content_sample').select('name').execute()
  const known = new Set(rows.map(({ name }) => name))
  await addSamples(
    contents.filter(({ name }) => !known.has(name)),
    platform,
  )
}

/** Noted only afterwards: a start that was killed in between adds the sample again, which changes nothing. */
export async function addSamples(contents: readonly Content[], platform: Platform): Promise<void> {
  for (const content of contents) {
    await content.addSample(platform)
    await noteSample(content, platform)
  }
}

export async function removeSamples(contents: readonly Content[], platform: Platform): Promise<void> {
  for (const content of contents) {
    await content.removeSample(platform)
    await noteSample(content, platform)
  }
}

/** From now on no start adds this content's sample. */
export async function noteSample({ name }: Pick<KeptContent, 'name'>, { storage, now }: Platform): Promise<void> {
  await storage
    .tables<Tables>()
    .insertInto('content_sample')
    .values({ name, noted_at: now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

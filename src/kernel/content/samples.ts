import type { Content, ContentContext } from './content.ts'

interface Tables {
  content_sample: { name: string; noted_at: number }
}

/**
 * Adds the sample of every content that this storage has not met before. What was noted stays so: a sample that was
 * removed does not come back with the next start.
 */
export async function addNewSamples(contents: readonly Content[], context: ContentContext): Promise<void> {
  const rows = await context.storage.tables<Tables>().selectFrom('content_sample').select('name').execute()
  const known = new Set(rows.map(({ name }) => name))
  await addSamples(
    contents.filter(({ name }) => !known.has(name)),
    context,
  )
}

/** Noted only afterwards: a start that was killed in between adds the sample again, which changes nothing. */
export async function addSamples(contents: readonly Content[], context: ContentContext): Promise<void> {
  for (const content of contents) {
    await content.addSample(context)
    await noteSample(content, context)
  }
}

export async function removeSamples(contents: readonly Content[], context: ContentContext): Promise<void> {
  for (const content of contents) {
    await content.removeSample(context)
    await noteSample(content, context)
  }
}

/** From now on no start adds this content's sample. */
export async function noteSample({ name }: Content, { storage, now }: ContentContext): Promise<void> {
  await storage
    .tables<Tables>()
    .insertInto('content_sample')
    .values({ name, noted_at: now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

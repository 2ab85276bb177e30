import { expect, test } from 'vitest'
import type { Item } from '../domain/item.ts'
import type { ConversationalModel, StoredResponse } from '../port.ts'

/** Gives an engine that keeps `maxStored` responses of each caller. To be called inside a test. */
export type CreateModel = (maxStored: number) => Promise<ConversationalModel>

function say(id: string, role: 'user' | 'assistant', text: string): Item {
  return { id, type: 'message', role, status: 'completed', content: [{ type: 'text', text }] }
}

/** A response of `ada`'s with one question and one answer, their ids made of its own. */
function answered(id: string, previousId?: string, callerId = 'ada'): StoredResponse {
  const input = [say(`${id}-asked`, 'user', 'ねこ "quoted" \u{1f408}')]
  const output = [say(`${id}-said`, 'assistant', 'ok')]
  return { id, callerId, previousId, description: { status: 'completed', metadata: { a: '1' } }, input, output }
}

/** What every memory of conversations keeps. */
export function describeConversationalModel(create: CreateModel): void {
  const idsOf = (items: readonly Item[] | undefined) => items?.map(({ id }) => id)

  test('a response comes back as it was stored', async () => {
    const model = await create(10)
    await model.storeResponse(answered('one'))
    expect(await model.findResponse('ada', 'one')).toEqual(answered('one'))
    expect(await model.findItem('ada', 'one-said')).toEqual(say('one-said', 'assistant', 'ok'))
  })

  test('a conversation is all that was said, oldest first, along one branch', async () => {
    const model = await create(10)
    await model.storeResponse(answered('one'))
    await model.storeResponse(answered('two', 'one'))
    await model.storeResponse(answered('other', 'one'))
    await model.storeResponse(answered('three', 'two'))
    expect(idsOf(await model.readConversation('ada', 'three'))).toEqual([
      'one-asked',
      'one-said',
      'two-asked',
      'two-said',
      'three-asked',
      'three-said',
    ])
  })

  test('nobody else finds, reads or deletes it', async () => {
    const model = await create(10)
    await model.storeResponse(answered('one'))
    expect(await model.findResponse('eve', 'one')).toBeUndefined()
    expect(await model.readConversation('eve', 'one')).toBeUndefined()
    expect(await model.findItem('eve', 'one-said')).toBeUndefined()
    expect(await model.deleteResponse('eve', 'one')).toBe(false)
    expect(await model.findResponse('ada', 'one')).toEqual(answered('one'))
  })

  test('what is deleted is gone, with all conversations that go on from it', async () => {
    const model = await create(10)
    await model.storeResponse(answered('one'))
    await model.storeResponse(answered('two', 'one'))
    expect(await model.deleteResponse('ada', 'one')).toBe(true)
    expect(await model.deleteResponse('ada', 'one')).toBe(false)
    expect(await model.findItem('ada', 'one-said')).toBeUndefined()
    expect(await model.readConversation('ada', 'two')).toBeUndefined()
    expect(await model.findResponse('ada', 'two')).toEqual(answered('two', 'one'))
  })

  test('the oldest of a caller make room, and only theirs', async () => {
    const model = await create(2)
    await model.storeResponse(answered('eves', undefined, 'eve'))
    for (const id of ['one', 'two', 'three']) await model.storeResponse(answered(id))
    const found = await Promise.all(['one', 'two', 'three'].map((id) => model.findResponse('ada', id)))
    expect(found.map((each) => each?.id)).toEqual([undefined, 'two', 'three'])
    expect((await model.findResponse('eve', 'eves'))?.id).toBe('eves')
  })

  test('a thousand items are stored and read in their order', async () => {
    const model = await create(10)
    const input = Array.from({ length: 1001 }, (_, index) => say(`m${index}`, 'user', String(index)))
    await model.storeResponse({ ...answered('one'), input })
    expect(idsOf(await model.readConversation('ada', 'one'))).toEqual([...input.map(({ id }) => id), 'one-said'])
  })
}

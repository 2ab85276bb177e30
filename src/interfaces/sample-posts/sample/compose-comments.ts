import type { Comment, Post } from '../port.ts'
import { composeReader } from './compose-reader.ts'
import { pick } from './pick.ts'
import type { Person } from './person.ts'

const commentsAPost = 5

const subjects: readonly ((title: string) => string)[] = [
  (title) => `Re: ${title}`,
  (title) => `Thank you for “${title}”`,
  (title) => `A thought about “${title}”`,
  (title) => `“${title}”, as seen from here`,
  (title) => `One more thing on “${title}”`,
]

const openings = [
  'Thank you for writing this down.',
  'I came back to read this a second time.',
  'This made me smile on a grey morning.',
  'I know this so well.',
  'A friend sent me your post.',
  'I read this on the train.',
  'Lovely, as always.',
  'I was not going to comment, but here I am.',
  'You have put it better than I could.',
  'This is close to my own experience.',
  'I have been waiting for you to write about this.',
  'My first visit here, and not the last.',
  'I nodded all the way through.',
  'Funny that you should mention it.',
  'I showed this to my family.',
  'Good to hear that I am not the only one.',
  'We talked about your post over supper.',
  'I had quite forgotten about this.',
  'What a good way to start the day.',
  'I would add only a small thing.',
  'I laughed out loud at the end.',
  'This is just what I needed today.',
  'I have kept a copy of this.',
  'Greetings from a long-time reader.',
  'I disagreed at first, and then I thought about it.',
]

const closings = [
  'Looking forward to the next one.',
  'Please write more of these.',
  'Best wishes from our house to yours.',
  'I will try it again at the weekend.',
  'Do tell us how it goes on.',
  'That is all I wanted to say.',
  'Perhaps that helps somebody.',
  'Maybe next year will be different.',
  'I would do it the same way again.',
  'Does anybody else find that?',
  'We will see how long it lasts.',
  'I hope that you are well.',
  'It was worth it in the end.',
  'I should have started years ago.',
  'My neighbours think I am odd, but there we are.',
  'You have a reader for life.',
  'Greetings to everybody who reads this.',
  'I will let you know.',
  'Thank you, and good night.',
  'There is always something to learn.',
]

/** Five comments under every post: an opening, what readers say about this author's subject, and a closing. */
export function composeComments(posts: readonly Post[], people: readonly Person[]): Comment[] {
  return posts.flatMap((post) => {
    const { remarks } = pick(people, post.userId - 1)
    return subjects.map((toSubject, place) => {
      const index = (post.id - 1) * commentsAPost + place
      return {
        postId: post.id,
        id: index + 1,
        name: toSubject(post.title),
        email: composeReader(index),
        body: composeBody(index, remarks),
      }
    })
  })
}

/** Steps that share no factor with the lists' lengths, so that neighbours differ and no body comes twice. */
function composeBody(index: number, remarks: readonly string[]): string {
  const opening = pick(openings, index * 7 + Math.floor(index / openings.length))
  const remark = pick(remarks, index * 3 + Math.floor(index / remarks.length))
  const closing = pick(closings, index * 3 + Math.floor(index / closings.length))
  return `${opening} ${remark}\n${closing}`
}

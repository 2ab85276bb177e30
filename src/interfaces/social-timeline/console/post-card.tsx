import { toSafeAddress } from '../../../../console/src/ui/foreign-text.ts'
import { useWords } from '../../../../console/src/words/say.ts'
import { cutPost, isAccount, type Piece, type Post } from './posts.ts'

interface Props {
  readonly post: Post
  readonly onTag: (tag: string) => void
  readonly onAccount: (name: string) => void
}

/** One post: who, when, the text with what leads on, and how it was taken. */
export function PostCard({ post, onTag, onAccount }: Props) {
  const { say, language } = useWords()
  const { user, created_at, retweet_count, favorite_count, in_reply_to_screen_name: replyTo, entities } = post
  const when = new Date(created_at)
  return (
    <article class="post">
      <p class="post-head">
        {isAccount(user) && (
          <>
            <Initials name={user.name} />
            <strong>{user.name}</strong>
            <button type="button" class="link-button" onClick={() => onAccount(user.screen_name)}>
              @{user.screen_name}
            </button>
          </>
        )}
        <time class="soft" dateTime={when.toISOString()}>
          {when.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      {replyTo !== null && <p class="soft">{say('In reply to @{name}', { name: replyTo })}</p>}
      <p class="post-text">
        {cutPost(post).map((piece, index) => (
          <PieceOfPost key={index} piece={piece} onTag={onTag} onAccount={onAccount} />
        ))}
      </p>
      {entities?.media?.map(({ id_str, ext_alt_text, display_url }) => (
        <p key={id_str} class="soft">
          {say('Picture:')} {ext_alt_text ?? display_url}
        </p>
      ))}
      <p class="soft post-foot">
        <span>
          <span aria-hidden="true">⟲ </span>
          {say('{count} reposts', { count: retweet_count.toLocaleString(language) })}
        </span>
        <span>
          <span aria-hidden="true">♥ </span>
          {say('{count} likes', { count: favorite_count.toLocaleString(language) })}
        </span>
      </p>
    </article>
  )
}

function PieceOfPost({
  piece: { kind, text, target },
  onTag,
  onAccount,
}: Omit<Props, 'post'> & { readonly piece: Piece }) {
  if (kind === 'text') return <>{text}</>
  const address = kind === 'address' ? toSafeAddress(target) : undefined
  if (address !== undefined)
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    )
  if (kind === 'address') return <>{text}</>
  return (
    <button type="button" class="link-button" onClick={() => (kind === 'tag' ? onTag(target) : onAccount(target))}>
      {text}
    </button>
  )
}

/** In place of a picture, which would be fetched from elsewhere. */
function Initials({ name }: { readonly name: string }) {
  return (
    <span class="post-initial" aria-hidden="true">
      {[...name][0] ?? '?'}
    </span>
  )
}

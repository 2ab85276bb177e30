import { useWords } from '../../../../console/src/words/say.ts'
import type { Account } from './posts.ts'

/** Whose posts follow: name, what they say of themselves, how many follow. */
export function AccountHead({ account }: { readonly account: Account }) {
  const { say, language } = useWords()
  const { name, screen_name, description, followers_count, friends_count, statuses_count } = account
  const write = (count: number) => count.toLocaleString(language)
  return (
    <header class="account-head">
      <h2>
        {name} <span class="soft">@{screen_name}</span>
      </h2>
      {description !== '' && <p>{description}</p>}
      <p class="soft post-foot">
        <span>{say('{count} posts', { count: write(statuses_count) })}</span>
        <span>{say('{count} followers', { count: write(followers_count) })}</span>
        <span>{say('follows {count}', { count: write(friends_count) })}</span>
      </p>
    </header>
  )
}

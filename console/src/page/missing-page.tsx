import { useSay } from '../words/say.ts'

/** For a link to an interface or operation that this server does not have. */
export function MissingPage() {
  const say = useSay()
  return (
    <article class="overview">
      <header class="operation-head">
        <h1>{say('There is no such operation here')}</h1>
        <p class="lead">
          {say('The link may come from another version of Mainstay.')}{' '}
          <a href="#/">{say('All interfaces of this server')}</a>
        </p>
      </header>
    </article>
  )
}

/** For a link to an interface or operation that this server does not have. */
export function MissingPage() {
  return (
    <article class="overview">
      <header class="operation-head">
        <h1>There is no such operation here</h1>
        <p class="lead">
          The link may come from another version of Mainstay. <a href="#/">All interfaces of this server</a>
        </p>
      </header>
    </article>
  )
}

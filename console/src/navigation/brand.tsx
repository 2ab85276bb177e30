/** A mast and the stays that hold it. */
export function Brand() {
  return (
    <a class="brand" href="#/">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M11 3v18M11 4l9 13M11 4 4 17M3 21h18" />
      </svg>
      Mainstay
    </a>
  )
}

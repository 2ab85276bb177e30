/**
 * A button that is switched off while its work goes on loses the focus, and whoever uses the keyboard their place: it has the focus again
 * once it can be pressed, unless that went elsewhere meanwhile.
 */
export function keepFocus(): void {
  let last: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => (last = target))
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target === last && isAble(target) && document.activeElement === document.body)
        target.focus({ preventScroll: true })
  })
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['disabled'] })
}

function isAble(node: Node): node is HTMLButtonElement {
  return node instanceof HTMLButtonElement && !node.disabled
}

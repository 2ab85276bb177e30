import { Fragment, type ComponentChildren, h } from 'preact'
import { readAddress } from './article-address.ts'

interface Props {
  readonly content: Element
  readonly onOpen: (language: string, title: string) => void
}

/** What an article is drawn from; of anything else only the text is taken. */
const elements = new Set(
  'p h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td b strong i em sup sub code pre blockquote br hr nav'.split(
    ' ',
  ),
)

/** Elements without an end, and without children. */
const empty = new Set(['br', 'hr'])

/** The article's own elements drawn anew, by a list of those that are known; its links open articles here. */
export function ArticleText({ content, onOpen }: Props) {
  return <div class="article-text">{drawChildren(content, onOpen)}</div>
}

function drawChildren(element: Element, onOpen: Props['onOpen']): ComponentChildren {
  return [...element.childNodes].map((node, index) => (
    <Fragment key={index}>
      {node instanceof Element ? draw(node, onOpen) : node.nodeType === Node.TEXT_NODE ? node.textContent : null}
    </Fragment>
  ))
}

function draw(element: Element, onOpen: Props['onOpen']): ComponentChildren {
  const name = element.localName
  if (name === 'script' || name === 'style') return null
  if (name === 'a') return drawLink(element, onOpen)
  if (empty.has(name)) return h(name, {})
  const children = drawChildren(element, onOpen)
  if (name === 'table') return <div class="article-table">{h(name, {}, children)}</div>
  if (!elements.has(name)) return children
  const { id } = element
  const spans = ['colspan', 'rowspan'].flatMap((each) => {
    const value = element.getAttribute(each)
    return value === null ? [] : [[each, value] as const]
  })
  // An id of an article must not be one of the console's.
  return h(name, { ...(id !== '' && { id: `article-${id}` }), ...Object.fromEntries(spans) }, children)
}

function drawLink(element: Element, onOpen: Props['onOpen']): ComponentChildren {
  const href = element.getAttribute('href') ?? ''
  const children = drawChildren(element, onOpen)
  if (href.startsWith('#')) {
    const show = (event: Event) => {
      event.preventDefault()
      document.getElementById(`article-${decodeURIComponent(href.slice(1))}`)?.scrollIntoView()
    }
    return (
      <a href="#/encyclopedia/article" onClick={show}>
        {children}
      </a>
    )
  }
  const target = readAddress(href, location.origin)
  if (!target) return /^https?:/.test(href) ? drawForeign(href, children) : children
  const open = (event: Event) => {
    event.preventDefault()
    onOpen(target.language, target.title)
  }
  return (
    <a href={href} class={element.classList.contains('missing') ? 'article-missing' : undefined} onClick={open}>
      {children}
    </a>
  )
}

function drawForeign(href: string, children: ComponentChildren): ComponentChildren {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

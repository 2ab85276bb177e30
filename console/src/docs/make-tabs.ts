/** The same call in several languages as tabs (WAI-ARIA APG, Tabs); the language that was looked at last is shown first. */
import { readStored } from '../ui/use-stored.ts'
import { saySite } from './say-site.ts'
import { storeChoice } from './store-choice.ts'

const storageName = 'mainstay.docs-language'

export function makeTabs(): void {
  for (const [index, tabs] of [...document.querySelectorAll<HTMLElement>('.tabs')].entries()) {
    const panels = [...tabs.querySelectorAll<HTMLElement>('.tab')]
    const list = document.createElement('div')
    list.setAttribute('role', 'tablist')
    list.setAttribute('aria-label', saySite('Languages'))
    const buttons = panels.map((panel, place) => createTab(panel, `tab-${index}-${place}`))
    list.append(...buttons)
    tabs.prepend(list)
    const show = (chosen: number) => {
      for (const [place, panel] of panels.entries()) showTab(panel, buttons[place], place === chosen)
    }
    listen(buttons, show)
    const last = readStored(() => localStorage, storageName)
    show(
      Math.max(
        0,
        panels.findIndex((panel) => panel.dataset['tab'] === last),
      ),
    )
  }
}

function createTab(panel: HTMLElement, id: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.id = id
  button.textContent = panel.dataset['tab'] ?? ''
  button.setAttribute('role', 'tab')
  button.setAttribute('aria-controls', `${id}-panel`)
  panel.id = `${id}-panel`
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', id)
  panel.querySelector('h3')?.remove()
  return button
}

function showTab(panel: HTMLElement, button: HTMLButtonElement | undefined, isChosen: boolean): void {
  panel.hidden = !isChosen
  button?.setAttribute('aria-selected', String(isChosen))
  if (button) button.tabIndex = isChosen ? 0 : -1
}

function listen(buttons: readonly HTMLButtonElement[], show: (chosen: number) => void): void {
  const choose = (place: number) => {
    show(place)
    buttons[place]?.focus()
    storeChoice(storageName, buttons[place]?.textContent ?? '')
  }
  for (const [place, button] of buttons.entries()) {
    button.addEventListener('click', () => choose(place))
    button.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') choose((place + 1) % buttons.length)
      if (key === 'ArrowLeft') choose((place + buttons.length - 1) % buttons.length)
    })
  }
}

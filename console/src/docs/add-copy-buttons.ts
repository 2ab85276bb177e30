import { copyText } from '../ui/copy-text.ts'
import { saySite } from './say-site.ts'

/** A button at each block of code that copies it as it is shown. */
export function addCopyButtons(): void {
  for (const listing of document.querySelectorAll('.listing')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'quiet-button copy'
    button.textContent = saySite('Copy')
    button.addEventListener('click', () => void copy(button, listing.querySelector('code')?.textContent ?? ''))
    listing.append(button)
  }
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  button.textContent = saySite((await copyText(text)) ? 'Copied' : 'Not copied')
  setTimeout(() => (button.textContent = saySite('Copy')), 2000)
}

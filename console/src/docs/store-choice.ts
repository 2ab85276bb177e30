/** Keeps a choice in this browser, where that lets it be kept. */
export function storeChoice(name: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // The choice holds as long as the page.
  }
}

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

export const themeStorageName = 'mainstay.theme'

export function readTheme(text: string): Theme {
  return themes.find((theme) => theme === text) ?? 'system'
}

/** The style sheet follows the system unless this attribute says otherwise. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

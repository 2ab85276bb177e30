/** The locale that an edition's numbers and months are written in; editions whose code stands for no language are read as English. */
export function toLocale(language: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf([language])[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/**
 * The part of a host name that someone registered: the last two labels, or three below a suffix such as `co.uk`. A short
 * list stands for the Public Suffix List: enough to find the registered domain of a name.
 */
const secondLevels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'gouv', 'ne', 'net', 'nom', 'or', 'org', 'go'])

export function registeredDomain(host: string): string {
  const labels = host.split('.')
  if (labels.length <= 2 || /^[\d.]+$/.test(host)) return host
  const isBelowSuffix = labels.at(-1)?.length === 2 && secondLevels.has(labels.at(-2) ?? '')
  return labels.slice(isBelowSuffix ? -3 : -2).join('.')
}

export function topLevel(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1)
}

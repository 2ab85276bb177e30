import { globSync } from 'node:fs'
import { join } from 'node:path'
import { readMessages } from './read-messages.ts'

/** The strings of LibreOffice in one language that are not as in English, without the marks of their shortcuts; in English those that German translates. */
export function readOffice(folder: string, code: string): readonly string[] {
  const catalogues = `usr/lib/libreoffice/program/resource/${code === 'en' ? 'de' : code}/LC_MESSAGES/*.mo`
  return globSync(join(folder, catalogues))
    .flatMap(readMessages)
    .flatMap(([original, translated]) => (code === 'en' ? [original] : translated.split('\0')))
    .map((text) => text.replaceAll(/~|<[^<>]*>|%\w+|\$\w+/g, ''))
}

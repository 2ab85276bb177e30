import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { elementTable } from './element-table.ts'

interface Element {
  readonly atomicNumber: number
  readonly symbol: string
  readonly name: Readonly<Record<AssistantLanguage, string>>
  readonly weight: string
}

const elements: readonly Element[] = elementTable
  .trim()
  .split('\n')
  .map((line, index) => {
    const [symbol = '', en = '', ja = '', weight = ''] = line.split('|')
    return { atomicNumber: index + 1, symbol, name: { en, ja }, weight }
  })

const otherNames: Readonly<Record<string, string>> = {
  aluminum: 'aluminium',
  sulphur: 'sulfur',
  cesium: 'caesium',
  珪素: 'ケイ素',
  燐: 'リン',
  沃素: 'ヨウ素',
  プラチナ: '白金',
  黄金: '金',
  錫: 'スズ',
}

const asks = {
  en: /^(?:what(?:'s| is| are)|tell me|give me|name|which element has|which element is|what element has|what element is)?\s*(?:the )?(atomic number|chemical symbol|symbol|atomic weight|atomic mass|mass number)\s*(?:of|for)?\s*(?:the element )?([a-z0-9]{1,15})[\s?.!]*$/i,
  ja: /^(.{1,12}?)の?(原子番号|元素記号|化学記号|原子量)(?:は|を|って)?(?:何番?|いくつ|なに|なん|教えて)?(?:です|でしょう)?(?:か|ください)?[\s?。]*$/,
}

/** "Which element has the symbol Au", 原子番号26の元素は. */
const asksName = {
  en: /^(?:what|which) (?:chemical )?element (?:has|is|with) (?:the )?(?:atomic number|symbol|number)\s*([a-z]{1,2}|\d{1,3})[\s?.!]*$/i,
  ja: /^(?:原子番号|元素記号)(?:が)?(\d{1,3}|[A-Za-z]{1,2})(?:番)?(?:の元素|(?=は(?:何|どの|なに|なん)))(?:は|を|って)?(?:何|なに|なん|どの|教えて)?(?:(?:の|という)?元素)?(?:です|でしょう)?(?:か|ください)?[\s?。]*$/,
}

/** Atomic number, symbol and weight of a chemical element. */
export const answerElements: Topic = ({ text, language, earlier }) => {
  if (text.length > 100) return undefined
  const [, key] = asksName[language].exec(text) ?? []
  if (key !== undefined) {
    const named = elements.find(
      ({ atomicNumber, symbol }) => String(atomicNumber) === key || symbol.toLowerCase() === key.toLowerCase(),
    )
    return named && say(0.93, describe(named, language))
  }
  const [, first = '', second = ''] = asks[language].exec(text) ?? followsOn(text, language, earlier) ?? []
  const [name, fact] = language === 'ja' ? [first, second] : [second, first]
  const element = findElement(name)
  return element && say(0.93, tell(element, fact.toLowerCase(), language))
}

const pronouns = {
  en: /^(?:(?:and )?(?:what(?:'s| is)|tell me) )?(?:its|the) (atomic number|chemical symbol|symbol|atomic weight|atomic mass)[\s?.!]*$/i,
  ja: /^(?:その|それの)?(原子番号|元素記号|化学記号|原子量)(?:は|も|を)(?:何番?|いくつ|なに|教えて)?(?:です|でしょう)?(?:か|ください)?[\s?。]*$/,
}

/** "And its atomic number?" after a question about an element. */
function followsOn(
  text: string,
  language: AssistantLanguage,
  [before = '']: readonly string[],
): readonly string[] | undefined {
  const fact = pronouns[language].exec(text)?.[1]
  const [, first = '', second = ''] = asks[language].exec(before) ?? []
  const name = language === 'ja' ? first : second
  if (fact === undefined || !findElement(name)) return undefined
  return language === 'ja' ? ['', name, fact] : ['', fact, name]
}

function findElement(name: string): Element | undefined {
  const known = lookUp(otherNames, name.toLowerCase()) ?? name
  return elements.find(
    ({ name: { en, ja }, symbol }) => known.toLowerCase() === en || known === ja || (known === symbol && known !== ''),
  )
}

function tell(element: Element, fact: string, language: AssistantLanguage): string {
  const { name, atomicNumber, symbol, weight } = element
  if (/number$|原子番号/.test(fact) && fact !== 'mass number')
    return language === 'ja'
      ? `${name.ja}の原子番号は${atomicNumber}です(元素記号${symbol})。`
      : `The atomic number of ${name.en} (${symbol}) is ${atomicNumber}.`
  if (/symbol|記号/.test(fact))
    return language === 'ja' ? `${name.ja}の元素記号は${symbol}です。` : `The symbol of ${name.en} is ${symbol}.`
  return language === 'ja'
    ? `${name.ja}(${symbol})の原子量は約${weight}です。`
    : `The atomic weight of ${name.en} (${symbol}) is about ${weight}.`
}

function describe({ name, atomicNumber, symbol }: Element, language: AssistantLanguage): string {
  return language === 'ja'
    ? `原子番号${atomicNumber}の元素は${name.ja}(${symbol})です。`
    : `Element ${atomicNumber} is ${name.en} (${symbol}).`
}

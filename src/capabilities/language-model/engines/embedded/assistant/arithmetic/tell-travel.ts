import { say, type Topic } from '../topic.ts'

const distance =
  /(\d[\d,]*(?:\.\d+)?)\s?(km|kilomet(?:er|re)s?|miles?|mi|m|met(?:er|re)s?|キロ(?:メートル)?|マイル|メートル)(?![\w/]|\s?(?:per|an) hour|\/)/iu
const hours = /(\d+(?:\.\d+)?)\s?(?:h|hours?|hrs?|時間)(?![a-z])/iu
const minutes = /(\d+(?:\.\d+)?)\s?(?:min|minutes?|mins|分)(?![a-z])/iu
const speed =
  /(\d+(?:\.\d+)?)\s?(km\/h|kmh|kph|kilomet(?:er|re)s? (?:per|an) hour|mph|miles? (?:per|an) hour)|時速\s?(\d+(?:\.\d+)?)\s?(キロ|km|マイル)/iu

const asksSpeed = /\bhow fast\b|\b(?:average )?speed\b|時速(?:何|は)|速さ|平均速度/iu
const asksTime =
  /\bhow long\b|\bhow much time\b|\bhow many (?:hours|minutes)\b|何時間|何分|どのくらいの時間|どれくらい(?:の時間)?かか/iu
const asksDistance = /\bhow far\b|\bwhat distance\b|\bhow many (?:km|kilomet(?:er|re)s|miles)\b|何キロ|距離/iu

/** Of speed, distance and time the one that is asked for, where the other two are given. */
export const tellTravel: Topic = ({ text, language }) => {
  if (text.length > 250) return undefined
  const read = readTravel(text)
  if (!read) return undefined
  const answer = solve(text, read, language === 'ja')
  return answer === undefined ? undefined : say(0.93, answer)
}

interface Travel {
  readonly isMiles: boolean
  /** In the unit that is meant. */
  readonly far: number | undefined
  readonly hours: number | undefined
  readonly rate: number | undefined
}

function readTravel(text: string): Travel | undefined {
  const [said = '', rate, rateUnit, japaneseRate, japaneseUnit] = speed.exec(text) ?? []
  const rest = said === '' ? text : text.replace(said, ' ')
  const [, amount, unit = ''] = distance.exec(rest) ?? []
  const time = Number(hours.exec(rest)?.[1] ?? 0) + Number(minutes.exec(rest)?.[1] ?? 0) / 60
  const isMiles = /mi|mph|マイル/iu.test(rateUnit ?? japaneseUnit ?? unit)
  const far = amount === undefined ? undefined : toUnit(Number(amount.replaceAll(',', '')), unit, isMiles)
  const perHour = rate ?? japaneseRate
  const known = [far !== undefined, time > 0, perHour !== undefined].filter(Boolean).length
  if (known !== 2) return undefined
  return { isMiles, far, hours: time > 0 ? time : undefined, rate: perHour === undefined ? undefined : Number(perHour) }
}

function toUnit(amount: number, unit: string, isMiles: boolean): number {
  const km = /^(?:mi|マイル)/iu.test(unit)
    ? amount * 1.609344
    : /^(?:m$|met|メートル)/iu.test(unit)
      ? amount / 1000
      : amount
  return isMiles ? km / 1.609344 : km
}

function solve(text: string, { isMiles, far, hours: time, rate }: Travel, isJapanese: boolean): string | undefined {
  const unit = isMiles ? (isJapanese ? 'マイル' : 'miles') : 'km'
  if (far !== undefined && time !== undefined && asksSpeed.test(text)) {
    const perHour = round(far / time)
    return isJapanese
      ? `平均時速は${perHour}${unit}です。`
      : `The average speed is ${perHour} ${isMiles ? 'mph' : 'km/h'}.`
  }
  if (far !== undefined && rate !== undefined && rate > 0 && asksTime.test(text)) {
    const taken = sayTime(far / rate, isJapanese)
    return isJapanese ? `${taken}かかります。` : `It takes ${taken}.`
  }
  if (time !== undefined && rate !== undefined && asksDistance.test(text)) {
    const reached = round(rate * time)
    return isJapanese ? `${reached}${unit}です。` : `It is ${reached} ${unit}.`
  }
  return undefined
}

function sayTime(taken: number, isJapanese: boolean): string {
  const all = Math.round(taken * 60)
  const [whole, rest] = [Math.floor(all / 60), all % 60]
  if (isJapanese) return `${whole > 0 ? `${whole}時間` : ''}${rest > 0 || whole === 0 ? `${rest}分` : ''}`
  const parts = [
    whole > 0 ? `${whole} ${whole === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 || whole === 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ]
  return parts.filter((part) => part !== '').join(' and ')
}

function round(value: number): number {
  return Number(value.toFixed(value < 10 ? 2 : 1))
}

import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import type { Figure, Run } from './read-figures.ts'

const barHeight = 14
const rowHeight = 22
const labelWidth = 132
const barWidth = 200
const chartWidth = labelWidth + barWidth + 68

/** The figures of a benchmark: a small chart for each that has a peer or a target to be held against, and all as a table. */
export function drawFigures({ name, figures }: Run): string {
  const compared = figures.filter(({ peers, target }) => peers.length > 0 || (boundOf(target) ?? 0) !== 0)
  const charts = compared.slice(0, maxCharts).map(drawFigure).join('')
  const table = `<div class="table" role="group" aria-label="Figures of ${escapeHtml(name)}" tabindex="0"><table>
<thead><tr><th scope="col">figure</th><th scope="col" class="right">measured</th><th scope="col">target</th><th scope="col">peers</th></tr></thead>
<tbody>${figures.map(writeRow).join('')}</tbody></table></div>`
  const isLong = figures.length > 12
  return `${charts && `<div class="charts">${charts}</div>`}${isLong ? `<details><summary>All ${figures.length} figures of ${escapeHtml(name)}</summary>${table}</details>` : table}`
}

/** More say less. */
const maxCharts = 6

function writeRow(figure: Figure): string {
  const peers = figure.peers.map((peer) => `${escapeHtml(peer.name)} ${format(peer.value)}`).join(', ')
  const missed = isMissed(figure) ? ' <strong class="missed">missed</strong>' : ''
  return `<tr><th scope="row">${escapeHtml(figure.name)}</th><td class="right">${format(figure.value)} ${escapeHtml(figure.unit)}</td><td>${escapeHtml(figure.target)}${missed}</td><td>${peers}</td></tr>`
}

/** Bars from zero: ours first, a line where the target is. A smaller bar may be the better one; the target shows which. */
function drawFigure(figure: Figure): string {
  const bars = [{ name: 'Mainstay', value: figure.value }, ...figure.peers]
  const bound = boundOf(figure.target)
  const largest = maxOf([bound ?? 0, ...bars.map(({ value }) => Math.abs(value))], Number.MIN_VALUE)
  const widthOf = (value: number) => round((Math.abs(value) / largest) * barWidth)
  const rows = bars.map(({ name, value }, index) => {
    const top = index * rowHeight
    return `<text x="${labelWidth - 8}" y="${top + 15}" text-anchor="end">${escapeHtml(shorten(name))}</text>
<rect class="${index === 0 ? 'own' : 'peer'}" x="${labelWidth}" y="${top + 4}" width="${Math.max(widthOf(value), 1)}" height="${barHeight}" rx="2"/>
<text x="${labelWidth + Math.max(widthOf(value), 1) + 6}" y="${top + 15}">${format(value)}</text>`
  })
  const height = bars.length * rowHeight
  const x = labelWidth + widthOf(bound ?? 0)
  const line = bound === undefined ? '' : `<path class="target" d="M${x} 0V${height}"/>`
  const goal = figure.target === '' ? '' : `target ${figure.target}`
  const about = [figure.unit, goal].filter((part) => part !== '').join(', ')
  const title = `${figure.name}: ${bars.map(({ name, value }) => `${name} ${format(value)}`).join(', ')} ${about}`
  return `<figure class="chart"><figcaption>${escapeHtml(figure.name)} <small>${escapeHtml(about)}</small></figcaption>
<svg viewBox="0 0 ${chartWidth} ${height}" role="img" aria-label="${escapeHtml(title)}">${line}${rows.join('')}</svg></figure>`
}

function boundOf(target: string): number | undefined {
  const [, number] = /^(?:[<>]=?|=) ([\d.,]+)$/.exec(target) ?? []
  return number === undefined ? undefined : Number(number.replaceAll(',', ''))
}

function isMissed({ value, target }: Figure): boolean {
  const bound = boundOf(target)
  if (bound === undefined) return false
  if (target.startsWith('=')) return value !== bound
  if (target.startsWith('<=')) return value > bound
  if (target.startsWith('<')) return value >= bound
  return target.startsWith('>=') ? value < bound : value <= bound
}

function shorten(name: string): string {
  return name.length > 20 ? `${name.slice(0, 19)}…` : name
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}

/** One for all: to make it takes longer than to draw a chart. */
const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

import type { Language } from '#core/format/format-locale'
import type { Formats } from '#core/format/formats'
import type { Timestamp } from '#core/time'
import type { PivotResult } from '../../table/pivot.ts'
import type { Tile } from '../dashboard.ts'
import { escaped } from './markup.ts'
import { paperWords } from './paper-words.ts'
import { figuresOf } from './tile-figures.ts'

/** The style of the printed dashboard: light, whatever the window looks like. */
const pageStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; color: #1a1e23; background: #ffffff; font: 9pt/1.35 system-ui, 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif; font-variant-numeric: tabular-nums; -webkit-print-color-adjust: exact; }
header { display: flex; gap: 8mm; align-items: baseline; justify-content: space-between; margin-bottom: 4mm; padding-bottom: 2mm; border-bottom: 1.5pt solid #0b6770; }
h1 { margin: 0; font-size: 15pt; }
h2 { margin: 0; font-size: 10.5pt; }
p { margin: 0; }
header p, .source, .note { color: #5b636c; font-size: 8pt; }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 6mm; align-items: start; }
section { min-width: 0; padding: 3mm; border: 0.5pt solid #dde2e6; border-radius: 1mm; break-inside: avoid; }
.full { grid-column: 1 / -1; }
.source { margin: 0.5mm 0 2mm; }
.note { margin-top: 1mm; }
svg { display: block; width: 100%; overflow: visible; }
svg text { font-size: 8px; }
.legend { display: flex; flex-wrap: wrap; gap: 1mm 4mm; justify-content: center; margin: 1mm 0 0; padding: 0; list-style: none; font-size: 8pt; }
.legend svg { display: inline-block; width: 2.4mm; margin-right: 1.2mm; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 1mm 2mm; border-bottom: 0.5pt solid #edf0f2; font-weight: 400; text-align: end; }
tbody th, thead th:first-child, tfoot th { text-align: start; }
thead th { color: #434b54; font-size: 8pt; font-weight: 600; vertical-align: bottom; }
tfoot :is(th, td) { border-top: 0.75pt solid #8b949d; border-bottom: 0; font-weight: 600; }
`

/** A tile with what it shows: figures of a run, or why there are none. */
export interface PaperTile {
  readonly tile: Tile
  readonly shown:
    | {
        readonly kind: 'figures'
        readonly report: string
        readonly at: Timestamp
        readonly result: PivotResult
      }
    | { readonly kind: 'unreadable' | 'noRun'; readonly report: string }
    | { readonly kind: 'removed' }
}

interface DashboardPage {
  readonly language: Language
  readonly formats: Formats
  readonly workspace: string
  readonly now: Timestamp
  readonly tiles: readonly PaperTile[]
}

/** The dashboard as a page that is printed: it needs no script, nothing from elsewhere, and no window. */
export const dashboardPage = (page: DashboardPage): string => {
  const { language, formats, workspace, now, tiles } = page
  const words = paperWords[language]
  const title = escaped(`${words.title}: ${workspace}`)
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${pageStyle}</style></head><body>` +
    `<header><h1>${title}</h1><p>Unitdesk · ${escaped(words.printed(formats.dateTime(now)))}</p></header>` +
    `<main>${tiles.map((tile) => sectionOf(tile, page)).join('')}</main></body></html>`
  )
}

const sectionOf = (
  { tile, shown }: PaperTile,
  { language, formats, now }: Omit<DashboardPage, 'tiles'>,
): string => {
  const words = paperWords[language]
  const head = (source: string) => `<h2>${escaped(tile.title)}</h2><p class="source">${source}</p>`
  const section = (content: string) => `<section class="${tile.width}">${content}</section>`
  if (shown.kind === 'removed') return section(head(escaped(words.removed)))
  const { report } = shown
  if (shown.kind !== 'figures') {
    return section(`${head(escaped(report))}<p>${escaped(words[shown.kind])}</p>`)
  }
  const { at, result } = shown
  const ago = formats.ago(at, now)
  const source = escaped(words.asOf({ report, at: formats.dateTime(at), ago }))
  return section(head(source) + figuresOf({ tile, result, language, formats }))
}

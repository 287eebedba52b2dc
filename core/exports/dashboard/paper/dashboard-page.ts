import type { Language } from '#core/format/format-locale'
import type { Formats } from '#core/format/formats'
import type { Timestamp } from '#core/time'
import type { PivotResult } from '../../table/pivot.ts'
import type { Tile } from '../dashboard.ts'
import { escaped } from './markup.ts'
import { pageStyle } from './page-style.ts'
import { paperWords } from './paper-words.ts'
import { figuresOf } from './tile-figures.ts'

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

import { type GuidePageName, isGuidePageName } from './pages.ts'

/** A piece of a sentence, which begins at its letter `at`; `keys` are keys of the keyboard. */
export type GuideSpan =
  | { readonly kind: 'text' | 'strong' | 'keys'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'link'
      readonly at: number
      readonly text: string
      readonly page: GuidePageName
    }

export type GuideBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly GuideSpan[] }
  | {
      readonly kind: 'list'
      readonly isNumbered: boolean
      readonly items: readonly (readonly GuideSpan[])[]
    }
  | { readonly kind: 'picture'; readonly alt: string; readonly name: string }

export interface GuidePage {
  readonly title: string
  readonly blocks: readonly GuideBlock[]
}

const titleLine = /^# (?<text>.+)$/
const headingLine = /^## (?<text>.+)$/
const pictureLine = /^!\[(?<alt>[^\]]+)\]\([^)]*\/(?<name>[a-z-]+)\.png\)$/
const itemStart = /^(?:-|\d+\.) /
const spanPattern =
  /\*\*(?<strong>[^*]+)\*\*|`(?<keys>[^`]+)`|\[(?<link>[^\]]+)\]\((?<page>[a-z-]+)\.md\)/g

/** Reads a page of the guide: the few signs of Markdown that its pages are written with, and nothing else. */
export const parseGuidePage = (text: string): GuidePage => {
  const parts = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
  const [first = '', ...rest] = parts
  return { title: titleLine.exec(first)?.groups?.['text'] ?? '', blocks: rest.map(blockOf) }
}

const blockOf = (part: string): GuideBlock => {
  const heading = headingLine.exec(part)?.groups?.['text']
  if (heading !== undefined) return { kind: 'heading', text: heading }
  const picture = pictureLine.exec(part)?.groups
  if (picture) {
    return { kind: 'picture', alt: picture['alt'] ?? '', name: picture['name'] ?? '' }
  }
  if (itemStart.test(part)) return { kind: 'list', isNumbered: part[0] !== '-', items: items(part) }
  return { kind: 'paragraph', spans: spansOf(part) }
}

/** An item goes on in the lines below it that are set in. */
const items = (part: string): GuideSpan[][] =>
  part.split(/\n(?=-|\d+\. )/).map((item) => spansOf(item.replace(itemStart, '')))

const spansOf = (lines: string): GuideSpan[] => {
  const text = lines.replace(/\s+/g, ' ').trim()
  const spans: GuideSpan[] = []
  let at = 0
  const passOver = (end: number) => {
    if (end > at) spans.push({ kind: 'text', at, text: text.slice(at, end) })
    at = end
  }
  for (const match of text.matchAll(spanPattern)) {
    passOver(match.index)
    spans.push(spanOf(at, match.groups ?? {}))
    at += match[0].length
  }
  passOver(text.length)
  return spans
}

const spanOf = (
  at: number,
  { strong, keys, link, page }: Record<string, string | undefined>,
): GuideSpan => {
  if (strong !== undefined) return { kind: 'strong', at, text: strong }
  if (keys !== undefined) return { kind: 'keys', at, text: keys }
  if (link !== undefined && page !== undefined && isGuidePageName(page)) {
    return { kind: 'link', at, text: link, page }
  }
  return { kind: 'text', at, text: link ?? '' }
}

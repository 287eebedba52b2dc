import { fold } from '#core/fold'
import type { GuidePageName } from './pages.ts'
import type { GuideBlock, GuidePage, GuideSpan } from './parse-guide.ts'

export interface FoundGuidePage {
  readonly name: GuidePageName
  readonly title: string
  /** The first paragraph, item or heading with all the words; null where the words stand apart from each other. */
  readonly passage: string | null
}

type NamedGuidePage = GuidePage & { readonly name: GuidePageName }

/** The pages that contain all the words, whatever their accents: those that have them in their title come first. */
export const findInGuide = (pages: readonly NamedGuidePage[], typed: string): FoundGuidePage[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const hasAll = (text: string) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
  const found = pages
    .map((page) => ({ page, passages: page.blocks.flatMap(passagesOf) }))
    .filter(({ page, passages }) => hasAll([page.title, ...passages].join(' ')))
    .map(({ page: { name, title }, passages }) => ({
      name,
      title,
      passage: words.length === 0 ? null : (passages.find(hasAll) ?? null),
    }))
  const isInTitle = ({ title }: FoundGuidePage) => words.length > 0 && hasAll(title)
  return [...found.filter(isInTitle), ...found.filter((page) => !isInTitle(page))]
}

const passagesOf = (block: GuideBlock): string[] => {
  if (block.kind === 'heading') return [block.text]
  if (block.kind === 'paragraph') return [textOf(block.spans)]
  return block.kind === 'list' ? block.items.map(textOf) : []
}

const textOf = (spans: readonly GuideSpan[]): string => spans.map(({ text }) => text).join('')

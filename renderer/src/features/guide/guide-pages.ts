import type { Language } from '#core/format/format-locale'
import { type GuidePageName, guidePages } from '#core/guide/pages'
import { type GuidePage, parseGuidePage } from '#core/guide/parse-guide'

// Both come into the bundle when it is built: the guide is there without a network.
const texts = import.meta.glob<string>('../../../../docs/guide/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<string>('../../../../resources/screenshots/*/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

export type NamedGuidePage = GuidePage & { readonly name: GuidePageName }

export const readGuide = (language: Language): NamedGuidePage[] =>
  guidePages.map((name) => ({
    name,
    ...parseGuidePage(texts[`../../../../docs/guide/${language}/${name}.md`] ?? ''),
  }))

export const addressOfPicture = (language: Language, name: string): string | undefined =>
  pictures[`../../../../resources/screenshots/${language}/${name}.png`]

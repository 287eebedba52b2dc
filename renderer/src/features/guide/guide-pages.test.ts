import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guidePages } from '#core/guide/pages'
import { type GuideBlock, type GuideSpan, parseGuidePage } from '#core/guide/parse-guide'
import { spokenTexts } from '../../i18n/testing/spoken-texts.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = (language: string) => join(root, 'docs', 'guide', language)
const source = (language: string, name: string) =>
  readFileSync(join(folder(language), `${name}.md`), 'utf8')

/** The paragraphs and the items of lists. */
const passagesOf = (block: GuideBlock): (readonly GuideSpan[])[] => {
  if (block.kind === 'paragraph') return [block.spans]
  return block.kind === 'list' ? [...block.items] : []
}

const namesIn = (language: 'en' | 'cs') => {
  const all = spokenTexts(language, '[\\d\\s]+')
  return {
    plain: new Map(all.map(({ text, keys }) => [text, keys])),
    withValues: all.filter(({ text }) => text.includes('{{')),
  }
}
const names = { en: namesIn('en'), cs: namesIn('cs') }
const quoted = /[“„](?<text>[^”“]+)[”“]/g

const keysOf = (language: 'en' | 'cs', text: string): readonly string[] => {
  const { plain, withValues } = names[language]
  return (
    plain.get(text) ??
    withValues.filter(({ pattern }) => pattern.test(text)).flatMap(({ keys }) => keys)
  )
}

/** What a passage names in bold or quotes, with the keys of the catalogue that say it so. */
const namedIn = (language: 'en' | 'cs', spans: readonly GuideSpan[]) => {
  const bold = spans.filter(({ kind }) => kind === 'strong').map(({ text }) => text)
  const whole = spans.map(({ text }) => text).join('')
  const inQuotes = [...whole.matchAll(quoted)].map(({ groups }) => groups?.['text'] ?? '')
  return [...bold, ...inQuotes].map((text) => ({ text, keys: keysOf(language, text) }))
}

describe.each(['en', 'cs'] as const)('the guide in %s', (language) => {
  const pages = guidePages.map((name) => ({
    name,
    ...parseGuidePage(source(language, name)),
  }))

  test('has a file for every page, and no other', () => {
    const files = readdirSync(folder(language)).map((file) => file.replace(/\.md$/, ''))
    expect(files.sort()).toEqual([...guidePages].sort())
  })

  test('is written with the signs that its reader knows, and no link is dead', () => {
    for (const { name, title, blocks } of pages) {
      expect(title, name).not.toBe('')
      const text = blocks.flatMap((block) => [
        'text' in block ? block.text : '',
        ...passagesOf(block)
          .flat()
          .map((span) => (span.kind === 'keys' ? '' : span.text)),
      ])
      expect(
        text.filter((part) => /[*#`<>|[\]]|\]\(|https?:/.test(part)),
        name,
      ).toEqual([])
    }
  })

  test('shows pictures of its own language that are there', () => {
    for (const { name } of pages) {
      const links = [...source(language, name).matchAll(/!\[[^\]]+\]\((?<path>[^)]+)\)/g)]
      expect(links.length, name).toBeGreaterThan(0)
      for (const { groups } of links) {
        const path = groups?.['path'] ?? ''
        expect(path, name).toContain(`/resources/screenshots/${language}/`)
        expect(existsSync(join(folder(language), path)), path).toBe(true)
      }
    }
  })

  test('calls by its name what stands on the screens', () => {
    const strange = pages.flatMap(({ name, blocks }) =>
      blocks
        .flatMap(passagesOf)
        .flatMap((spans) => namedIn(language, spans))
        .filter(({ keys }) => keys.length === 0)
        .map(({ text }) => `${name}: ${text}`),
    )
    expect(strange).toEqual([])
  })
})

test('both languages have the same parts: headings, lists of as many items, the same pictures', () => {
  const shapeOf = (language: string, name: string) =>
    parseGuidePage(source(language, name)).blocks.map((block) => {
      if (block.kind === 'picture') return block.name
      return block.kind === 'list' ? block.items.length : block.kind
    })
  for (const name of guidePages) expect(shapeOf('cs', name), name).toEqual(shapeOf('en', name))
})

// A name that another screen has is found in the catalogue as well: in the other language it would be another text.
test('both languages name the same buttons, tabs and fields in each paragraph and item', () => {
  const namedOn = (language: 'en' | 'cs', name: string) =>
    parseGuidePage(source(language, name))
      .blocks.flatMap(passagesOf)
      .map((spans) => namedIn(language, spans))
  type Named = ReturnType<typeof namedIn>
  const without = (these: Named, those: Named) =>
    these.filter(({ keys }) => !those.some((other) => keys.some((key) => other.keys.includes(key))))
  const strange = guidePages.flatMap((name) => {
    const czech = namedOn('cs', name)
    return namedOn('en', name).flatMap((there, at) => {
      const here = czech[at] ?? []
      return [...without(there, here), ...without(here, there)].map(
        ({ text }) => `${name}: ${text}`,
      )
    })
  })
  expect(strange).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guidePages } from '#core/guide/pages'
import { type GuideBlock, parseGuidePage } from '#core/guide/parse-guide'
import { spokenTexts } from '../../i18n/testing/spoken-texts.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = (language: string) => join(root, 'docs', 'guide', language)
const source = (language: string, name: string) =>
  readFileSync(join(folder(language), `${name}.md`), 'utf8')

const spansOf = (block: GuideBlock) => {
  if (block.kind === 'paragraph') return block.spans
  return block.kind === 'list' ? block.items.flat() : []
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
        ...spansOf(block).map((span) => (span.kind === 'keys' ? '' : span.text)),
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
    const texts = spokenTexts(language, '[\\d\\s]+')
    const strange = pages.flatMap(({ name, blocks }) =>
      blocks
        .flatMap(spansOf)
        .filter(
          ({ kind, text }) => kind === 'strong' && !texts.some(({ pattern }) => pattern.test(text)),
        )
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

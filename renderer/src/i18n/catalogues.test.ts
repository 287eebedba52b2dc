import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueTexts as texts } from './testing/catalogue-texts.ts'

const plural = /_(zero|one|two|few|many|other)$/
const baseKeys = (language: 'en' | 'cs'): Set<string> =>
  new Set([...texts[language].keys()].map((key) => key.replace(plural, '')))

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|^i18n\//.test(name.replaceAll('\\', '/')),
)
const sources = files.map((name) => [name, readFileSync(join(source, name), 'utf8')] as const)

test('whatever is said in one language is said in the other', () => {
  expect([...baseKeys('cs')].sort()).toEqual([...baseKeys('en')].sort())
})

test('a count has every form that its language knows', () => {
  for (const [language, forms] of [
    ['en', ['one', 'other']],
    ['cs', ['one', 'few', 'many', 'other']],
  ] as const) {
    const counted = [...texts[language].keys()].filter((key) => plural.test(key))
    const missing = [...new Set(counted.map((key) => key.replace(plural, '')))].flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((form) => !texts[language].has(form)),
    )
    expect(missing).toEqual([])
  }
})

test('both languages put the same values into a text', () => {
  for (const [key, text] of texts.cs) {
    const twin = texts.en.get(key) ?? texts.en.get(key.replace(plural, '_other'))
    expect(placeholders(text), key).toEqual(placeholders(twin ?? ''))
  }
})

test('no text is empty, and nothing Czech was left in English', () => {
  for (const [key, text] of texts.cs) expect(text.trim(), key).not.toBe('')
  const isSentence = (text: string) => / /.test(text.replace(/\{\{\w+\}\}/g, '').trim())
  const same = [...texts.cs].filter(([key, text]) => texts.en.get(key) === text && isSentence(text))
  const names = ['settings.version', 'settings.runtime']
  expect(same.map(([key]) => key).filter((key) => !names.includes(key))).toEqual([])
})

test('every text is used', () => {
  const all = sources.map(([, text]) => text).join('\n')
  // A key that is put together, such as t(`screens.${name}`), uses everything below its beginning.
  const beginnings = [...all.matchAll(/[`'"]([a-zA-Z.]+[._])\$\{/g)].map(([, start]) => start ?? '')
  const unused = [...baseKeys('en')].filter(
    (key) => !all.includes(`'${key}'`) && !beginnings.some((start) => key.startsWith(start)),
  )
  expect(unused).toEqual([])
})

test('no component says a sentence of its own', () => {
  const spoken =
    /\b(aria-label|aria-description|title|placeholder|label|description|alt)="([^"]*[A-Za-z]{2}[^"]*)"/g
  const found = sources
    .filter(([name]) => name.endsWith('.tsx'))
    .flatMap(([name, text]) => [...text.matchAll(spoken)].map(([match]) => `${name}: ${match}`))
  expect(found).toEqual([])
})

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spokenTexts } from '../../renderer/src/i18n/testing/spoken-texts.ts'
import { pictureLanguages, picturesOf, readShownWords } from './shown-words.ts'

// A clone has no times of files, and a picture no words that a test could read: so whoever takes a picture notes the
// words in it, and a screen that speaks otherwise since then has a picture that is older than itself.
test.each(pictureLanguages)('pictures in %s say what the screens say now', (language) => {
  const said = new Set(spokenTexts(language, '').map(({ text }) => text))
  const shown = readShownWords(language)
  const older = Object.entries(shown).flatMap(([name, words]) =>
    words.filter((text) => !said.has(text)).map((text) => `${name}: ${text}`),
  )
  expect(older, 'take the pictures again: npm run screenshots').toEqual([])
})

test.each(pictureLanguages)('every picture in %s has its words, and some', (language) => {
  const shown = readShownWords(language)
  const pictures = readdirSync(picturesOf(language)).filter((file) => file.endsWith('.png'))
  expect(Object.keys(shown).sort()).toEqual(pictures.map((file) => file.slice(0, -4)).sort())
  for (const [name, words] of Object.entries(shown)) expect(words.length, name).toBeGreaterThan(3)
})

test('both languages have the same pictures', () => {
  const [first, second] = pictureLanguages.map((language) => Object.keys(readShownWords(language)))
  expect(second).toEqual(first)
  for (const language of pictureLanguages) {
    expect(existsSync(join(picturesOf(language), 'prices.png'))).toBe(true)
  }
})

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { spokenTexts } from '../../renderer/src/i18n/testing/spoken-texts.ts'
import { inProject } from '../setup/project.ts'

export const pictureLanguages = ['en', 'cs'] as const
export type PictureLanguage = (typeof pictureLanguages)[number]

/** The words that a picture shows, as the catalogue has them, by the name of the picture. */
export type ShownWords = Readonly<Record<string, readonly string[]>>

export const picturesOf = (language: PictureLanguage): string =>
  inProject('resources', 'screenshots', language)

const wordsFile = (language: PictureLanguage) => `${picturesOf(language)}/words.txt`

export const readShownWords = (language: PictureLanguage): ShownWords => {
  if (!existsSync(wordsFile(language))) return {}
  const parts = readFileSync(wordsFile(language), 'utf8').split(/^# /m).slice(1)
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...words] = part.split('\n').filter(Boolean)
      return [name, words]
    }),
  )
}

export const writeShownWords = (language: PictureLanguage, shown: ShownWords): void => {
  const parts = Object.entries(shown).map(([name, words]) => `# ${name}\n${words.join('\n')}\n`)
  writeFileSync(wordsFile(language), parts.join('\n'))
}

/** What can be read in the window now. */
const textsInWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      range.selectNodeContents(node)
      const { top, bottom, left, right, width } = range.getBoundingClientRect()
      const isInside =
        width > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      if (isInside && node.parentElement?.checkVisibility()) found.add(node.textContent ?? '')
    }
    // A space that does not break is one of the catalogue's, too.
    return [...found].map((text) => text.replace(/[^\S\u00a0]+/g, ' ').trim()).filter(Boolean)
  })

const letters = /\p{L}{2}.*\p{L}{2}/u

/** Which words of the catalogue can be read in the window now. */
export const shownWords = async (page: Page, language: PictureLanguage): Promise<string[]> => {
  const texts = await textsInWindow(page)
  const spoken = spokenTexts(language, '.+').filter(({ text }) =>
    // What is nearly all values would be found in any text.
    letters.test(text.replace(/\{\{[^}]+\}\}/g, '')),
  )
  return spoken
    .filter(({ pattern }) => texts.some((text) => pattern.test(text)))
    .map(({ text }) => text)
    .sort()
}

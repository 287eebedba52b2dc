import { expect, test } from 'vitest'
import { uploadNotice } from './upload-notice.ts'

test.each([
  [1, 0, 'en', '1 file sent.'],
  [2, 1, 'en', '2 files sent. 1 needs attention.'],
  [5, 2, 'en', '5 files sent. 2 need attention.'],
  [1, 0, 'cs', 'Odeslán 1 soubor.'],
  [3, 0, 'cs', 'Odeslány 3 soubory.'],
  [12, 4, 'cs', 'Odesláno 12 souborů. 4 čekají na vás.'],
] as const)('%i sent and %i left open are told in %s', (done, open, language, words) => {
  expect(uploadNotice({ done, open }, language)).toBe(words)
})

import { expect, test } from 'vitest'
import { splitPath } from './split-path.ts'

test.each([
  ['Dům A/2NP/A.201.png', ['Dům A', '2NP'], 'A.201', 'png'],
  ['karty\\A.1.01.PDF', ['karty'], 'A.1.01', 'pdf'],
  ['A.101', [], 'A.101', ''],
  ['2.NP', [], '2.NP', ''],
  ['A101.pdf.pdf', [], 'A101', 'pdf'],
  ['./x/A.png', ['x'], 'A', 'png'],
])('%s is taken apart', (path, folders, stem, extension) => {
  expect(splitPath(path)).toEqual({ folders, stem, extension, isLitter: false })
})

test.each(['Thumbs.db', '.DS_Store', '__MACOSX/A.png', '._A.png', '~$A.docx', 'A.pdf.crdownload'])(
  '%s is no file of a person',
  (path) => {
    expect(splitPath(path).isLitter).toBe(true)
  },
)

import { expect, test } from 'vitest'
import { reportText } from './report-text.ts'

test('a report is text with a line for each row, whatever its cells contain', () => {
  const column = (title: string) => ({ title, kind: 'text' as const, hidden: false })
  const rows = [
    ['A.101.png', 'Done', null],
    ['two\nlines\tand tabs', '', 12],
  ]
  expect(
    reportText({ title: 'Media', columns: ['File', 'Result', 'Bytes'].map(column), rows }),
  ).toBe('File\tResult\tBytes\nA.101.png\tDone\t\ntwo lines and tabs\t\t12')
})

import { expect, test } from 'vitest'
import { htmlTable } from './html-table.ts'

test('each row and each cell is one of the table', () => {
  expect(
    htmlTable([
      ['A.1', '8752600'],
      ['A.2', ''],
    ]),
  ).toBe('<table><tr><td>A.1</td><td>8752600</td></tr><tr><td>A.2</td><td></td></tr></table>')
})

const sameCell = '<br style="mso-data-placement:same-cell">'

test('no text of a cell becomes a tag, and no line of it another cell', () => {
  expect(htmlTable([['<img src="x"> & co\nbelow']])).toBe(
    `<table><tr><td>&lt;img src=&quot;x&quot;&gt; &amp; co${sameCell}below</td></tr></table>`,
  )
})

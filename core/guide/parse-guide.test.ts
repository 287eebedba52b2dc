import { expect, test } from 'vitest'
import { parseGuidePage } from './parse-guide.ts'

test('a page has its title, and below it headings, paragraphs, lists and pictures', () => {
  const page = parseGuidePage(`# Prices

Type a price
into its cell.

![The table](../../../resources/screenshots/en/prices.png)

## Steps

1. Press \`Ctrl+L\`, then
   **Enter**.
2. See [Media](media.md).

- One.
- Two.
`)
  expect(page).toEqual({
    title: 'Prices',
    blocks: [
      {
        kind: 'paragraph',
        spans: [{ kind: 'text', at: 0, text: 'Type a price into its cell.' }],
      },
      { kind: 'picture', alt: 'The table', name: 'prices' },
      { kind: 'heading', text: 'Steps' },
      {
        kind: 'list',
        isNumbered: true,
        items: [
          [
            { kind: 'text', at: 0, text: 'Press ' },
            { kind: 'keys', at: 6, text: 'Ctrl+L' },
            { kind: 'text', at: 14, text: ', then ' },
            { kind: 'strong', at: 21, text: 'Enter' },
            { kind: 'text', at: 30, text: '.' },
          ],
          [
            { kind: 'text', at: 0, text: 'See ' },
            { kind: 'link', at: 4, text: 'Media', page: 'media' },
            { kind: 'text', at: 21, text: '.' },
          ],
        ],
      },
      {
        kind: 'list',
        isNumbered: false,
        items: [[{ kind: 'text', at: 0, text: 'One.' }], [{ kind: 'text', at: 0, text: 'Two.' }]],
      },
    ],
  })
})

test('what looks like a page of the web stays text', () => {
  const { blocks } = parseGuidePage('# A\n\n<b>bold</b> [out](https://example.com)')
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', at: 0, text: '<b>bold</b> [out](https://example.com)' }],
    },
  ])
})

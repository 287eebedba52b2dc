import { expect, test } from 'vitest'
import { galleryName } from './gallery-name.ts'

const place = { number: 'A.1.05', building: 'Dům A', floor: '1' }
const named = (template: string, path: string) => galleryName(template, { path, order: 3, place })

test.each([
  ['{name}', 'foto/A.1.05_obývací-pokoj_02.jpg', 'Obývací pokoj 02'],
  ['{name}', 'kuchyň.jpg', 'Kuchyň'],
  ['{number}: {name}', 'A.1.05 - terasa.jpg', 'A.1.05: Terasa'],
  ['{building}, {floor}. NP, {number} ({order})', 'x.jpg', 'Dům A, 1. NP, A.1.05 (3)'],
  ['{name}', 'A.1.05.jpg', 'A.1.05'],
  ['{name}', 'A.1.05_01.jpg', 'A.1.05 (1)'],
  ['{number} – {name}', 'A.1.05_01.jpg', 'A.1.05 – 01'],
  ['{number} – {name}', 'A.1.05.jpg', 'A.1.05'],
  ['{room} {order}', 'x.jpg', '{room} 3'],
  ['  ', 'x.jpg', 'A.1.05'],
])('the template %s calls %s %s', (template, path, name) => {
  expect(named(template, path)).toBe(name)
})

test('a name is never longer than the list can show', () => {
  expect(named('{name}', `${'x'.repeat(500)}.jpg`)).toHaveLength(200)
})

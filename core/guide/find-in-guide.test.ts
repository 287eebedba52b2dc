import { expect, test } from 'vitest'
import { findInGuide } from './find-in-guide.ts'
import { parseGuidePage } from './parse-guide.ts'

const pages = [
  { name: 'prices' as const, ...parseGuidePage('# Ceny\n\nNávrh se **odešle** do CRM.') },
  { name: 'media' as const, ...parseGuidePage('# Média\n\n- Složka.\n- Odeslat soubory.') },
  { name: 'settings' as const, ...parseGuidePage('# Nastavení\n\n## Jazyk\n\nO médiích nic.') },
]
const found = (typed: string) => findInGuide(pages, typed).map(({ name }) => name)

test('pages are found without accents and capitals, by all the words, those of the title first', () => {
  expect(found('MEDI')).toEqual(['media', 'settings'])
  expect(found('navrh crm')).toEqual(['prices'])
  expect(found('navrh slozka')).toEqual([])
  expect(found('  ')).toEqual(['prices', 'media', 'settings'])
})

test('a page that is found shows where it says so', () => {
  expect(findInGuide(pages, 'odesle')).toEqual([
    { name: 'prices', title: 'Ceny', passage: 'Návrh se odešle do CRM.' },
  ])
  expect(findInGuide(pages, 'odeslat')[0]?.passage).toBe('Odeslat soubory.')
  expect(findInGuide(pages, 'slozka soubory')[0]?.passage).toBeNull()
  expect(findInGuide(pages, '')[0]?.passage).toBeNull()
})

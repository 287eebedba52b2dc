import { expect, test } from 'vitest'
import { attributeTypes } from '../seed/projects/attribute-types.ts'
import { attributeTypeXml } from './attribute-type-xml.ts'

const xmlOf = (key: string): string => {
  const type = attributeTypes.find((candidate) => candidate.key === key)
  if (!type) throw new Error(`no attribute ${key}`)
  return attributeTypeXml(type)
}

test('a status is told as a number, and what it means in both languages', () => {
  const xml = xmlOf('flat_status')
  expect(xml).toContain('<flat-attribute-type key="flat_status" type="6" required="true" ')
  expect(xml).toContain('<name locale="cs_CZ" text="Stav"/><name locale="en_US" text="Status"/>')
  const [free, , reserved] = [
    ...xml.matchAll(/<enum value="(\d)" priority="(\d)">(.*?)<\/enum>/g),
  ].map(([, value, priority, labels]) => ({ value, priority, labels }))
  expect(free).toEqual({
    value: '0',
    priority: '1',
    labels: '<label locale="cs_CZ" text="Volná"/><label locale="en_US" text="Free"/>',
  })
  expect(reserved?.labels).toContain('text="Reserved"')
})

test.each([
  ['flat_status', 6],
  ['flat_type', 37],
  ['flat_disposition', 0],
])('%s has %i values', (key, count) => {
  expect(xmlOf(key).split('<enum ').length - 1).toBe(count)
})

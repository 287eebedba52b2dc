import type { AttributeType } from '#core/prices/pricelist/unit'
import { parseWhole } from './numbers.ts'
import type { Attributes } from './read-xml.ts'

export interface AttributeTypesReader {
  readonly openType: (attributes: Attributes) => void
  readonly openName: (attributes: Attributes) => void
  readonly all: () => AttributeType[]
}

/** Field-notes 2.2: `flat-attribute-type` with its `name` in each language. */
export const readAttributeTypes = (): AttributeTypesReader => {
  const types: (Omit<AttributeType, 'names'> & { readonly names: Map<string, string> })[] = []
  return {
    openType: (attributes) => {
      types.push({
        key: attributes['key'] ?? '',
        names: new Map(),
        showInPricelist: attributes['show-in-pricelist'] === 'true',
        priority: parseWhole(attributes['pricelist-priority']) ?? 0,
      })
    },
    openName: ({ locale, text }) => {
      if (locale !== undefined && text !== undefined) types.at(-1)?.names.set(locale, text)
    },
    all: () =>
      types
        .filter(({ key }) => key !== '')
        .map((type) => ({ ...type, names: Object.fromEntries(type.names) })),
  }
}

import { closeTag, emptyTag, openTag } from '../http/xml.ts'
import type { AttributeType } from '../seed/projects/developer.ts'
import { type EnumValue, enumValues } from './enum-labels.ts'
import { locales } from './locales.ts'

const alwaysFilled = new Set(['flat_internal_id', 'flat_type', 'flat_status'])
const filters = new Set(['flat_type', 'flat_status', 'flat_disposition', 'flat_area', 'flat_price'])

/** Field-notes 2.2: what the keys of the flats' attributes are called, and what coded values mean. */
export const attributeTypeXml = ({
  key,
  type,
  names,
  showInPricelist,
  priority,
}: AttributeType): string =>
  [
    openTag('flat-attribute-type', {
      key,
      type,
      required: alwaysFilled.has(key),
      filterable: filters.has(key),
      'show-in-pricelist': showInPricelist,
      'pricelist-priority': priority,
      'show-in-detail': true,
      'detail-priority': priority,
    }),
    ...Object.entries(names).map(([locale, text]) => emptyTag('name', { locale, text })),
    ...(enumValues[key] ?? []).map(enumXml),
    closeTag('flat-attribute-type'),
  ].join('')

const enumXml = ({ value, label }: EnumValue, order: number): string =>
  [
    openTag('enum', { value, priority: order + 1 }),
    ...locales.map(({ iso }, language) =>
      emptyTag('label', { locale: iso, text: label[language] }),
    ),
    closeTag('enum'),
  ].join('')

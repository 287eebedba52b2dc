import type { AttributeType } from './developer.ts'

const text = (
  key: string,
  [cs, en]: readonly [cs: string, en: string],
  place: { priority: number; showInPricelist: boolean },
): AttributeType => ({ key, type: 1, names: { cs_CZ: cs, en_US: en }, ...place })

const shown = (priority: number) => ({ priority, showInPricelist: true })
const hidden = (priority: number) => ({ priority, showInPricelist: false })

/** The attributes that units of the demo carry, named as a person names them in the CRM. */
export const attributeTypes: readonly AttributeType[] = [
  text('flat_internal_id', ['Číslo jednotky', 'Unit number'], shown(1)),
  { ...text('flat_type', ['Typ', 'Type'], shown(2)), type: 6 },
  text('flat_disposition', ['Dispozice', 'Layout'], shown(3)),
  text('flat_area', ['Plocha', 'Area'], shown(4)),
  text('flat_area_balcony', ['Balkon', 'Balcony'], shown(5)),
  text('flat_area_terrace', ['Terasa', 'Terrace'], shown(6)),
  text('flat_area_garden', ['Předzahrádka', 'Front garden'], hidden(7)),
  text('flat_orientation', ['Orientace', 'Orientation'], shown(8)),
  { ...text('flat_status', ['Stav', 'Status'], shown(9)), type: 6 },
  text('flat_price_without_vat', ['Cena bez DPH', 'Price without VAT'], shown(10)),
  text('flat_price', ['Cena s DPH', 'Price with VAT'], shown(11)),
  text('flat_discount_vat', ['Sleva s DPH', 'Discount with VAT'], hidden(12)),
  text('flat_price_before_discount_vat', ['Cena před slevou', 'Price before discount'], hidden(13)),
  text('associatedunits_internal_ids', ['Příslušenství', 'Associated units'], hidden(14)),
]

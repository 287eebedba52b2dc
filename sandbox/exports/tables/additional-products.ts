import {
  type AdditionalProduct,
  listAdditionalProducts,
} from '../../state/exports/additional-products.ts'
import { type EntryWithDeal, entriesWithDeals } from '../entries-with-deals.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { additionalProductTypes } from '../wording/additional-product-types.ts'
import { byCode } from '../wording/by-code.ts'

export const additionalProductsExport: ExportDefinition<EntryWithDeal<AdditionalProduct>> = {
  name: 'additional-products',
  isBeyondSpecification: true,
  list: (call) => entriesWithDeals(call, listAdditionalProducts(call.db)),
  projectOf: ({ deal }) => deal.projectId,
  createdAtOf: ({ entry }) => entry.orderedAt,
  fields: [
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ deal }) => deal.id),
    field.text('project', 'Projekt', 'Project', ({ deal }) => deal.projectName),
    field.text('unit', 'Jednotka', 'Unit', ({ deal }) => deal.mainUnit),
    field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal.customerName),
    field.text('product', 'Doplňkový produkt', 'Additional product', ({ entry }) => entry.name),
    field.text('product_type', 'Typ produktu', 'Product type', ({ entry }) =>
      byCode(additionalProductTypes, entry.typeId),
    ),
    field.integer('quantity', 'Množství', 'Quantity', ({ entry }) => entry.quantity),
    field.money('price', 'Cena s DPH', 'Price with VAT', ({ entry }) => entry.priceMinor),
    field.date('ordered', 'Objednáno', 'Ordered', ({ entry }) => entry.orderedAt),
    field.integer(
      'additional_product_id',
      'Doplňkový produkt ID',
      'Additional product ID',
      ({ entry }) => entry.id,
    ),
    field.integer(
      'product_type_id',
      'Typ produktu ID',
      'Product type ID',
      ({ entry }) => entry.typeId,
    ),
    field.integer(
      'prescribed_payment_id',
      'Předepsaná platba ID',
      'Prescribed payment ID',
      ({ entry }) => entry.prescribedId,
    ),
  ],
}

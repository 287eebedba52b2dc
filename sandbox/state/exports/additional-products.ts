import { allRows, type Db, run } from '../db.ts'

export interface AdditionalProduct {
  readonly id: number
  readonly dealId: number
  readonly typeId: number
  readonly name: string
  readonly quantity: number
  readonly priceMinor: number
  readonly orderedAt: number
  readonly prescribedId: number
}

export const listAdditionalProducts = (db: Db): AdditionalProduct[] =>
  allRows(
    db,
    `SELECT id, deal_id AS dealId, type_id AS typeId, name, quantity, price_minor AS priceMinor,
       ordered_at AS orderedAt, prescribed_id AS prescribedId
     FROM additional_product ORDER BY deal_id, id`,
  )

export const writeAdditionalProduct = (db: Db, product: Omit<AdditionalProduct, 'id'>): void => {
  run(
    db,
    `INSERT INTO additional_product (deal_id, type_id, name, quantity, price_minor, ordered_at, prescribed_id)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    product.dealId,
    product.typeId,
    product.name,
    product.quantity,
    product.priceMinor,
    product.orderedAt,
    product.prescribedId,
  )
}

import { type Db, run } from './db.ts'

export interface NewCustomer {
  readonly name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string | null
  readonly salesmanId: number | null
  readonly createdAt: number
}

export const writeNewCustomer = (db: Db, customer: NewCustomer): number =>
  run(
    db,
    `INSERT INTO customer (name, surname, email, phone, language, salesman_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    customer.name,
    customer.surname,
    customer.email,
    customer.phone,
    customer.language,
    customer.salesmanId,
    customer.createdAt,
  )

import { allRows, type Db, oneRow, run } from './db.ts'

/** A value of its attribute's type; a decimal number stays the text that it came as. */
export type AttributeValue = boolean | number | string | readonly number[]

export interface Customer {
  readonly id: number
  readonly name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string | null
  readonly tags: readonly string[]
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly salesmanId: number | null
  readonly createdAt: number
}

export type NewCustomer = Omit<Customer, 'id' | 'tags' | 'attributes'>

interface CustomerRow extends Omit<Customer, 'tags' | 'attributes'> {
  readonly tags: string
  readonly attributes: string
}

const fromRow = (row: CustomerRow): Customer => ({
  ...row,
  tags: JSON.parse(row.tags) as string[],
  attributes: JSON.parse(row.attributes) as Customer['attributes'],
})

// SQLite's own comparison folds the letters of ASCII only.
const toEmailKey = (email: string | null): string | null => email?.toLowerCase() ?? null

const columns =
  'id, name, surname, email, phone, language, tags, attributes, salesman_id AS salesmanId, created_at AS createdAt'

export const writeNewCustomer = (db: Db, customer: NewCustomer): number =>
  run(
    db,
    `INSERT INTO customer (name, surname, email, email_key, phone, language, salesman_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    customer.name,
    customer.surname,
    customer.email,
    toEmailKey(customer.email),
    customer.phone,
    customer.language,
    customer.salesmanId,
    customer.createdAt,
  )

export const readCustomer = (db: Db, id: number): Customer | null => {
  const row = oneRow<CustomerRow>(db, `SELECT ${columns} FROM customer WHERE id = ?`, id)
  return row === null ? null : fromRow(row)
}

/** All customers with the address, whatever its case, or with the number; the newest first. */
export const listCustomersByContact = (
  db: Db,
  { email, phone }: { email: string | null; phone: string | null },
): Customer[] =>
  allRows<CustomerRow>(
    db,
    `SELECT ${columns} FROM customer WHERE email_key = ? OR phone = ? ORDER BY created_at DESC, id DESC`,
    toEmailKey(email),
    phone,
  ).map(fromRow)

export const changeCustomer = (
  db: Db,
  {
    id,
    email,
    phone,
    language,
    tags,
    attributes,
  }: Pick<Customer, 'id' | 'email' | 'phone' | 'language' | 'tags' | 'attributes'>,
): void => {
  run(
    db,
    `UPDATE customer SET email = ?, email_key = ?, phone = ?, language = ?, tags = ?, attributes = ? WHERE id = ?`,
    email,
    toEmailKey(email),
    phone,
    language,
    JSON.stringify(tags),
    JSON.stringify(attributes),
    id,
  )
}

/** The projects that the customer has asked about or has a deal in. */
export const listProjectsOfCustomer = (db: Db, customerId: number): number[] =>
  allRows<{ projectId: number }>(
    db,
    `SELECT project_id AS projectId FROM lead WHERE customer_id = :id AND project_id IS NOT NULL
     UNION SELECT project_id FROM deal WHERE customer_id = :id
     UNION SELECT project_id FROM co_buyer JOIN deal ON deal.id = deal_id WHERE co_buyer.customer_id = :id`,
    { id: customerId },
  ).map(({ projectId }) => projectId)

export const listCustomers = (db: Db): Customer[] =>
  allRows<CustomerRow>(db, `SELECT ${columns} FROM customer ORDER BY id`).map(fromRow)

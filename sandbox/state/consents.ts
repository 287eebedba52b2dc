import { allRows, type Db, oneRow, run } from './db.ts'

export interface ConsentType {
  readonly id: number
  readonly name: string
}

export const listConsentTypes = (db: Db): ConsentType[] =>
  allRows(db, 'SELECT id, name FROM consent_type ORDER BY id')

export const writeConsentType = (db: Db, { id, name }: ConsentType): void => {
  run(db, 'INSERT INTO consent_type (id, name) VALUES (?, ?)', id, name)
}

export const isConsentType = (db: Db, id: number): boolean =>
  oneRow(db, 'SELECT id FROM consent_type WHERE id = ?', id) !== null

interface ConsentKey {
  readonly customerId: number
  readonly typeId: number
}

export interface Consent extends ConsentKey {
  readonly typeName: string
  readonly isValid: boolean
  readonly givenAt: number
  readonly endedAt: number | null
  readonly source: string
  readonly notes: string
}

type ConsentRow = Omit<Consent, 'isValid'> & { readonly isValid: number }

const fromRow = (row: ConsentRow): Consent => ({ ...row, isValid: row.isValid === 1 })

const records = `SELECT customer_id AS customerId, type_id AS typeId, consent_type.name AS typeName, valid AS isValid,
    given_at AS givenAt, ended_at AS endedAt, source, notes
  FROM consent JOIN consent_type ON consent_type.id = type_id`

/** All consents, those no longer valid included: the records are kept for audit. */
export const listConsents = (db: Db): Consent[] =>
  allRows<ConsentRow>(db, `${records} ORDER BY customer_id, type_id`).map(fromRow)

/** The consents of one customer, those no longer valid included. */
export const listConsentsOf = (db: Db, customerId: number): Consent[] =>
  allRows<ConsentRow>(db, `${records} WHERE customer_id = ? ORDER BY type_id`, customerId).map(
    fromRow,
  )

/** A consent that was given before or invalidated becomes valid again; its notes stay. */
export const giveConsent = (
  db: Db,
  { customerId, typeId, at, source }: ConsentKey & { readonly at: number; readonly source: string },
): void => {
  run(
    db,
    `INSERT INTO consent (customer_id, type_id, valid, given_at, ended_at, source, notes)
     VALUES (?, ?, 1, ?, NULL, ?, '')
     ON CONFLICT DO UPDATE SET valid = 1, given_at = excluded.given_at, ended_at = NULL, source = excluded.source`,
    customerId,
    typeId,
    at,
    source,
  )
}

/** spec: Consent record: invalidated and kept, the notes appended. False when none was valid. */
export const invalidateConsent = (
  db: Db,
  { customerId, typeId, at, notes }: ConsentKey & { readonly at: number; readonly notes: string },
): boolean =>
  oneRow(
    db,
    `UPDATE consent SET valid = 0, ended_at = :at, notes = CASE
       WHEN :notes = '' THEN notes WHEN notes = '' THEN :notes ELSE notes || char(10) || :notes END
     WHERE customer_id = :customerId AND type_id = :typeId AND valid = 1 RETURNING type_id`,
    { customerId, typeId, at, notes },
  ) !== null

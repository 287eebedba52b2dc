import { allRows, type Db, run } from '../db.ts'

export interface ConsentRecord {
  readonly customerId: number
  readonly typeId: number
  readonly typeName: string
  readonly isValid: boolean
  readonly givenAt: number
  readonly endedAt: number | null
  readonly source: string
  readonly notes: string
}

export const listConsentRecords = (db: Db): ConsentRecord[] =>
  allRows<Omit<ConsentRecord, 'isValid'> & { readonly isValid: number }>(
    db,
    `SELECT customer_id AS customerId, type_id AS typeId, consent_type.name AS typeName, valid AS isValid,
       given_at AS givenAt, ended_at AS endedAt, source, notes
     FROM consent JOIN consent_type ON consent_type.id = type_id ORDER BY customer_id, type_id`,
  ).map((row) => ({ ...row, isValid: row.isValid === 1 }))

export const writeConsentType = (db: Db, { id, name }: { id: number; name: string }): void => {
  run(db, 'INSERT INTO consent_type (id, name) VALUES (?, ?)', id, name)
}

export const writeConsent = (db: Db, consent: Omit<ConsentRecord, 'typeName'>): void => {
  run(
    db,
    `INSERT INTO consent (customer_id, type_id, valid, given_at, ended_at, source, notes)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    consent.customerId,
    consent.typeId,
    consent.isValid ? 1 : 0,
    consent.givenAt,
    consent.endedAt,
    consent.source,
    consent.notes,
  )
}

import { type Db, run } from './db.ts'

/** spec: Events: the note of a lead is saved in an event; which type it has is not shown. */
const inquiryNote = 'INQUIRY_NOTE'

export const writeInquiryNote = (
  db: Db,
  event: {
    readonly at: number
    readonly customerId: number
    readonly unitId: number | null
    readonly projectId: number | null
    readonly note: string
  },
): void => {
  run(
    db,
    'INSERT INTO event (type, at, customer_id, unit_id, project_id, note) VALUES (?, ?, ?, ?, ?, ?)',
    inquiryNote,
    event.at,
    event.customerId,
    event.unitId,
    event.projectId,
    event.note,
  )
}

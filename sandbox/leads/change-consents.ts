import { giveConsent, invalidateConsent, listConsentsOf } from '../state/consents.ts'
import type { Db } from '../state/db.ts'
import type { ConsentChoice } from './consent-choice.ts'

interface Given {
  readonly customerId: number
  readonly choice: ConsentChoice
  readonly at: number
  readonly source: string
}

/** What is replaced is invalidated, not deleted (spec: Consent record); what is listed is given after that. */
export const changeConsents = (db: Db, { customerId, choice, at, source }: Given): void => {
  if (choice.replacesAll) {
    for (const { typeId } of listConsentsOf(db, customerId)) {
      invalidateConsent(db, { customerId, typeId, at, notes: '' })
    }
  }
  for (const typeId of choice.typeIds) giveConsent(db, { customerId, typeId, at, source })
}

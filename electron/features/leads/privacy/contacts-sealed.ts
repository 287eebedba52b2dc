import { failed, type Result } from '#core/contract/failure'

/** What is asked for is sealed, and cannot be read now. */
export const contactsSealed: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'contactsSealed',
  again: 'afterFix',
})

import { failed, type Result } from '#core/contract/failure'

/** The contact that was asked for is sealed, and cannot be read now. */
export const contactsSealed: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'contactsSealed',
  again: 'afterFix',
})

import { isSealed, typedOf } from './seal-text.ts'

interface Contact {
  readonly email: string | null
  readonly phone: string | null
}

/** A contact as SQL has unsealed it; one that is still sealed is stored, and cannot be read now. */
export const readContact = ({
  email,
  phone,
}: Contact): Contact & { readonly isSealed: boolean } => ({
  email: opened(email),
  phone: opened(phone),
  isSealed: [email, phone].some((text) => text !== null && isSealed(text)),
})

const opened = (text: string | null): string | null =>
  text === null || isSealed(text) ? null : typedOf(text)

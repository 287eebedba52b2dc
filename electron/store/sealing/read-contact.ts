import { isSealed, typedOf } from './seal-text.ts'

interface Contact {
  readonly email: string | null
  readonly phone: string | null
}

/** As SQL has unsealed it: what is sealed yet is kept, and nobody's to read now. */
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

import { failed, type Result } from '#core/contract/failure'
import type { RevocationRefusal } from '#core/customers/consent'
import type { Body } from '../calls/call.ts'
import { withoutPersonalData } from '../calls/personal-data.ts'
import { readStart } from '../transport/read-start.ts'

// In this order: the sentence about the missing valid consent speaks of customers and of types as well. It alone means
// that the consent is withdrawn, so it is not guessed from words that may be about a type.
const meanings: readonly (readonly [words: RegExp, about: RevocationRefusal])[] = [
  [
    /\b(?:no|none|holds?|has|have|without)\b.*\bvalid consents?\b(?! ?(?:types?|ids?)\b)/i,
    'validConsent',
  ],
  [/\bconsent ?(type|id)\b/i, 'consentType'],
  [/\bcustomers?\b/i, 'customer'],
]

/** spec: revoke-customer-consent: 404 has three meanings, told apart by nothing but the message. */
export const readRevocationRefusal = async (
  { chunks, status, textOf, redact }: Body,
  endpoint: string,
): Promise<Result<never>> => {
  const message = withoutPersonalData(redact(await readStart({ chunks, textOf })))
  const about = meanings.find(([words]) => words.test(message))?.[1] ?? null
  return failed({ kind: 'refused', endpoint, status, message, about, again: 'afterFix' })
}

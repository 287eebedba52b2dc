import type { Secret } from '#core/accounts/secret'
import { withoutSecrets } from '../crm/calls/without-secrets.ts'

const longestAnswer = 300

interface Sender {
  readonly login: string
  readonly secret: Secret | null
}

/** Puts the words of a server into one line, without the credentials that it was sent. */
export const answerWords = (answer: string, { login, secret }: Sender): string => {
  const safe = secret === null ? answer : withoutSecrets(answer, { login, password: secret })
  return safe
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestAnswer)
}

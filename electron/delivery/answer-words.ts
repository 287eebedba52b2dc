import type { Secret } from '#core/accounts/secret'
import { withoutSecrets } from '../crm/calls/without-secrets.ts'

const longestAnswer = 300

interface Sender {
  readonly login: string
  readonly secret: Secret | null
}

/** What a server has said, in one line, without what it was let in with. */
export const answerWords = (answer: string, { login, secret }: Sender): string => {
  const safe = secret === null ? answer : withoutSecrets(answer, { login, password: secret })
  return safe
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestAnswer)
}

import { refusedParameter } from '#core/api/refused-parameter'
import type { RefusalAbout } from '#core/contract/failure'
import type { FailureTable } from './failure-table.ts'

const words = {
  login: 'unauthorised',
  consent: 'consent',
  customer: 'noSuchCustomer',
  consentType: 'noSuchConsentType',
  validConsent: 'noValidConsent',
} as const satisfies Record<RefusalAbout, string>

/** spec: Errors: what a status says where the server names nothing that it is about. */
const aboutOfStatus: Readonly<Record<number, 'unauthorised' | 'consent' | 'deprecated'>> = {
  401: 'unauthorised',
  403: 'consent',
  418: 'deprecated',
}

const speaksOfConsent = /consent|terms|agree|accept|souhlas|podmínk/i

const namesParameters = new Set(['create-lead', 'revoke-customer-consent'])

/** Why the server has refused a request. */
export const failureWordsOfRefusal: FailureTable['refused'] = (
  { endpoint, status, message, about },
  { t },
) => {
  const known = about === null ? aboutOfStatus[status] : words[about]
  // spec: Errors: a 403 asks for the consent; what a server or a proxy says otherwise is told in its own words.
  if (known === 'consent' && message.trim() !== '' && !speaksOfConsent.test(message)) {
    return {
      title: t('failures.forbidden.title'),
      sentence: t('failures.forbidden.sentence', { message }),
      nextStep: t('failures.forbidden.next'),
    }
  }
  if (known !== undefined) {
    return {
      title: t(`failures.${known}.title`),
      sentence: t(`failures.${known}.sentence`),
      nextStep: t(`failures.${known}.next`),
    }
  }
  const parameter = namesParameters.has(endpoint) ? refusedParameter(message) : null
  if (parameter !== null) {
    const { kind, name } = parameter
    const said = t(`failures.parameter.${kind}`, { name: name ?? '' })
    return {
      title: t('failures.refused.title'),
      sentence: `${said} ${t('failures.parameter.original', { message })}`,
      nextStep: t('failures.parameter.next'),
    }
  }
  return {
    title: t('failures.refused.title'),
    sentence:
      message.trim() === ''
        ? t('failures.refused.sentenceBare', { status })
        : t('failures.refused.sentence', { status, message }),
    nextStep: t('failures.refused.next'),
  }
}

import type { Timestamp } from '#core/time'
import { maskEmail, maskPhone } from '../privacy/mask-contact.ts'
import { nameTokens } from './name-tokens.ts'
import type { ReconciledLead, SentStatus } from './reconcile.ts'

interface Contact {
  readonly email: string
  readonly phone: string
}

export interface ReportedLead {
  readonly key: string
  readonly at: Timestamp
  /** Enough for the agency to find it in its own log, and for nobody else to know who it is. */
  readonly initials: string
  readonly email: string
  readonly phone: string
  readonly project: string
  readonly campaign: string
  readonly status: SentStatus['kind']
  /** What the CRM said to it; empty where it took it, or nobody knows. */
  readonly answer: string
  readonly delayMs: number | null
}

/** What the web agency has to look after; contacts only where they are kept, and masked. */
export const agencyReport = (
  sent: readonly ReconciledLead[],
  contacts: ReadonlyMap<string, Contact>,
): readonly ReportedLead[] =>
  sent.map(({ lead, status }) => {
    const { email = '', phone = '' } = contacts.get(lead.key) ?? {}
    return {
      key: lead.key.startsWith('id ') ? lead.key.slice(3) : '',
      at: lead.at,
      initials: nameTokens(lead.name)
        .map((word) => `${([...word][0] ?? '').toUpperCase()}.`)
        .join(' '),
      email: email === '' ? '' : maskEmail(email),
      phone: phone === '' ? '' : maskPhone(phone),
      project: lead.project,
      campaign: lead.campaign,
      status: status.kind,
      answer: answerOf(lead, status),
      delayMs: 'delayMs' in status ? status.delayMs : null,
    }
  })

const answerOf = ({ answer }: ReconciledLead['lead'], { kind }: SentStatus): string =>
  answer !== null && (kind === 'rejected' || kind === 'missing')
    ? `${answer.httpStatus} ${answer.text}`.trim()
    : ''

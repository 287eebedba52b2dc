import type { Timestamp } from '#core/time'
import { maskEmail, maskPhone } from '../privacy/mask-contact.ts'
import { nameWords } from './name-words.ts'
import type { ReconciledLead, SentStatus } from './reconcile.ts'

interface Contact {
  readonly email: string
  readonly phone: string
}

export interface ReportedLead {
  readonly key: string
  readonly at: Timestamp
  /** Enough for the agency to find the lead in its own log, and for nobody else to know whose it is. */
  readonly initials: string
  readonly email: string
  readonly phone: string
  readonly project: string
  readonly campaign: string
  readonly status: SentStatus['kind']
  /** What the CRM answered; empty where it accepted the lead, or the answer is unknown. */
  readonly answer: string
  readonly delayMs: number | null
}

/** The report for the web agency; it has contacts only where they are stored, and masked. */
export const agencyReport = (
  sent: readonly ReconciledLead[],
  contacts: ReadonlyMap<string, Contact>,
): readonly ReportedLead[] =>
  sent.map(({ lead, status }) => {
    const { email = '', phone = '' } = contacts.get(lead.key) ?? {}
    return {
      key: lead.key.startsWith('id ') ? lead.key.slice(3) : '',
      at: lead.at,
      initials: nameWords(lead.name)
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

import type { Language } from '#core/format/format-locale'
import type { LeadNotice } from '#core/leads/archive/lead-notice'
import { czechForm } from './czech-form.ts'

/** The text that the system shows of leads, with or without a window; it has no person's name. */
export const leadNotice = (notice: LeadNotice, language: Language): string =>
  language === 'cs' ? czech(notice) : english(notice)

const english = (notice: LeadNotice): string => {
  switch (notice.kind) {
    case 'missing':
      return `${notice.workspace}: ${notice.count} ${notice.count === 1 ? 'lead is' : 'leads are'} missing in the CRM.`
    case 'rejected':
      return `${notice.workspace}: the CRM refused ${notice.count} ${notice.count === 1 ? 'lead' : 'leads'} from the website.`
    case 'rate':
      return `${notice.workspace}: only ${notice.percent}% of leads arrive; ${notice.lost} of ${notice.sent} did not.`
    case 'silence':
      return `${notice.workspace}: no lead for ${notice.hours} h, although they usually come by now.`
    case 'held':
      return `${notice.workspace}: the account ${notice.account} is on hold. Leads are not being checked.`
  }
}

const leads = { one: 'poptávka', few: 'poptávky', other: 'poptávek' } as const
const refusedLeads = { ...leads, one: 'poptávku' } as const
const lack = { one: 'chybí', few: 'chybějí', other: 'chybí' } as const

const czech = (notice: LeadNotice): string => {
  switch (notice.kind) {
    case 'missing': {
      const { workspace, count } = notice
      return `${workspace}: v CRM ${czechForm(count, lack)} ${count} ${czechForm(count, leads)}.`
    }
    case 'rejected': {
      const { workspace, count } = notice
      return `${workspace}: CRM odmítlo ${count} ${czechForm(count, refusedLeads)} z webu.`
    }
    case 'rate': {
      const { workspace, lost, sent } = notice
      const percent = String(notice.percent).replace('.', ',')
      return `${workspace}: dorazilo jen ${percent} % poptávek; ${lost} z ${sent} v CRM chybí.`
    }
    case 'silence':
      return `${notice.workspace}: poptávky nechodí už ${notice.hours} h. Touto dobou obvykle chodí, zkontrolujte web.`
    case 'held':
      return `${notice.workspace}: účet ${notice.account} je pozastaven. Poptávky se nekontrolují.`
  }
}

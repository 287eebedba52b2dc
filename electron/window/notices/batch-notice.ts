import type { Language } from '#core/format/format-locale'
import { czechForm } from './czech-form.ts'

/** What the system shows of a batch of prices that nobody looked after. */
export interface BatchNotice {
  readonly kind: 'missed' | 'stopped' | 'notSent' | 'rejected' | 'differs' | 'unknown' | 'arrived'
  readonly draft: string
  readonly units: number
}

export const batchNotice = (notice: BatchNotice, language: Language): string => {
  const { kind, draft, units } = notice
  return language === 'cs'
    ? `Ceny „${draft}“ (${units} ${czechForm(units, czechUnits)}) ${czech[kind]}`
    : `Prices “${draft}” (${units} ${units === 1 ? 'unit' : 'units'}) ${english[kind]}`
}

const czechUnits = { one: 'jednotka', few: 'jednotky', other: 'jednotek' }

const english: Readonly<Record<BatchNotice['kind'], string>> = {
  missed: 'missed their time. Nothing was sent. Send them now?',
  stopped: 'were stopped before anything was sent. Check them.',
  notSent: 'could not be sent.',
  rejected: 'were refused by the CRM. Nothing was changed.',
  differs: 'were sent, but some differ now.',
  unknown: 'were sent, but no answer came. Unitdesk is comparing them with the CRM.',
  arrived: 'arrived after all: they are in the CRM.',
}

const czech: Readonly<Record<BatchNotice['kind'], string>> = {
  missed: 'se v naplánovaný čas neodeslaly. Chcete je odeslat teď?',
  stopped: 'se zastavily před odesláním. Zkontrolujte je.',
  notSent: 'se nepodařilo odeslat.',
  rejected: 'CRM odmítlo. Nic se nezměnilo.',
  differs: 'se odeslaly, ale některé jsou teď jiné.',
  unknown: 'se odeslaly, ale odpověď nepřišla. Unitdesk je porovnává s CRM.',
  arrived: 'nakonec dorazily: v CRM už jsou.',
}

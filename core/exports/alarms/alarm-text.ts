import type { Language } from '#core/format/format-locale'
import type { Timestamp } from '#core/time'
import type { AlarmEvent } from './alarm.ts'
import type { Trouble } from './trouble.ts'

interface AlarmText {
  readonly subject: string
  readonly text: string
}

interface AlarmTextInput {
  readonly language: Language
  readonly events: readonly AlarmEvent[]
  /** A time as a person reads it. */
  readonly timeWords: (at: Timestamp) => string
}

type Say = (at: Timestamp) => string

interface AlarmWords {
  readonly subjects: Readonly<Record<'began' | 'goesOn' | 'over', (where: string) => string>>
  readonly headings: Readonly<Record<AlarmEvent['event'], string>>
  readonly fails: (trouble: Trouble, say: Say) => string
  readonly ended: (trouble: Trouble, say: Say) => string
  readonly since: (at: string) => string
  readonly more: (count: number) => string
  readonly reminder: string
  readonly noNames: string
  readonly sender: string
  readonly testSubject: string
  readonly test: string
}

const en: AlarmWords = {
  subjects: {
    began: (where) => `Unitdesk: a failure in ${where}`,
    goesOn: (where) => `Unitdesk: still failing in ${where}`,
    over: (where) => `Unitdesk: all clear in ${where}`,
  },
  headings: {
    began: 'New:',
    goesOn: 'Still going on:',
    over: 'Over:',
    dropped: 'No longer watched:',
  },
  fails: (trouble, say) => {
    switch (trouble.kind) {
      case 'report':
        return `The report “${trouble.report}” has failed ${timesInARow(trouble.failures)}.`
      case 'backup':
        return `The backup couldn’t read its tables ${timesInARow(trouble.failures)}.`
      case 'lead':
        return trouble.status === 'missing'
          ? `${enLead(trouble, say)} is missing in the CRM.`
          : `The CRM refused ${enLead(trouble, say, 'the')}.`
      case 'silence':
        return `No lead has come since ${say(trouble.since)}, which is unusual.`
      case 'account':
        return `The account “${trouble.account}” is on hold until somebody acts.`
      case 'disk':
        return `${trouble.isFull ? 'The disk is full' : 'The disk can’t be written to'}: nothing can be saved, so nothing runs.`
    }
  },
  ended: (trouble, say) => {
    switch (trouble.kind) {
      case 'report':
        return `The report “${trouble.report}”, which had failed ${timesInARow(trouble.failures)}.`
      case 'backup':
        return 'The backup, which couldn’t read its tables.'
      case 'lead':
        return `${enLead(trouble, say)}, which was ${trouble.status === 'missing' ? 'missing in' : 'refused by'} the CRM.`
      case 'silence':
        return `The silence since ${say(trouble.since)}, in which no lead came.`
      case 'account':
        return `The account “${trouble.account}”, which was on hold.`
      case 'disk':
        return `The disk, which ${trouble.isFull ? 'was full' : 'couldn’t be written to'}.`
    }
  },
  since: (at) => `First reported on ${at}.`,
  more: (count) => `And ${count} more.`,
  reminder:
    'A reminder comes once a day for as long as it lasts, and an all-clear when it is over.',
  noNames: 'Messages like this name nobody: open Unitdesk to see who and why.',
  sender: 'Sent by Unitdesk.',
  testSubject: 'Unitdesk: you will be told when something fails',
  test: 'This is a test. Nothing has failed.',
}

const timesInARow = (count: number): string => (count === 1 ? 'once' : `${count} times in a row`)

const enLead = (
  { at, project }: Extract<Trouble, { kind: 'lead' }>,
  say: Say,
  article: 'The' | 'the' = 'The',
): string => `${article} lead of ${say(at)}${project === '' ? '' : ` for “${project}”`}`

const cs: AlarmWords = {
  subjects: {
    began: (where) => `Unitdesk: něco selhává (${where})`,
    goesOn: (where) => `Unitdesk: něco stále selhává (${where})`,
    over: (where) => `Unitdesk: zase v pořádku (${where})`,
  },
  headings: {
    began: 'Nově:',
    goesOn: 'Stále trvá:',
    over: 'Skončilo:',
    dropped: 'Už se nesleduje:',
  },
  fails: (trouble, say) => {
    switch (trouble.kind) {
      case 'report':
        return `Report „${trouble.report}“ se nezdařil ${trouble.failures}× po sobě.`
      case 'backup':
        return `Záloha nenačetla své tabulky ${trouble.failures}× po sobě.`
      case 'lead':
        return trouble.status === 'missing'
          ? `V CRM chybí ${csLead(trouble, say)}.`
          : `CRM odmítlo ${csLead(trouble, say, 'poptávku')}.`
      case 'silence':
        return `Od ${say(trouble.since)} nepřišla žádná poptávka, což není obvyklé.`
      case 'account':
        return `Účet „${trouble.account}“ je pozastaven, dokud někdo nezasáhne.`
      case 'disk':
        return `${trouble.isFull ? 'Disk je plný' : 'Na disk nelze zapisovat'}: nic se neuloží, a tak ani nic neběží.`
    }
  },
  ended: (trouble, say) => {
    switch (trouble.kind) {
      case 'report':
        return `Report „${trouble.report}“, který se nezdařil ${trouble.failures}× po sobě.`
      case 'backup':
        return 'Záloha, která nenačetla své tabulky.'
      case 'lead':
        return trouble.status === 'missing'
          ? `Chybějící ${csLead(trouble, say)}.`
          : `Odmítnutá ${csLead(trouble, say)}.`
      case 'silence':
        return `Ticho od ${say(trouble.since)}, kdy nechodily poptávky.`
      case 'account':
        return `Účet „${trouble.account}“, který byl pozastaven.`
      case 'disk':
        return trouble.isFull ? 'Plný disk.' : 'Disk, na který nešlo zapisovat.'
    }
  },
  since: (at) => `Poprvé oznámeno ${at}.`,
  more: (count) => `A další, počet: ${count}.`,
  reminder: 'Dokud to trvá, přijde připomínka jednou denně; až to skončí, dozvíte se to.',
  noNames: 'Zprávy nejmenují žádné osoby: koho se to týká a proč, ukáže Unitdesk.',
  sender: 'Poslal Unitdesk.',
  testSubject: 'Unitdesk: dozvíte se, když něco selže',
  test: 'Toto je zkušební zpráva. Nic neselhalo.',
}

const csLead = (
  { at, project }: Extract<Trouble, { kind: 'lead' }>,
  say: Say,
  noun: 'poptávka' | 'poptávku' = 'poptávka',
): string => `${noun} z ${say(at)}${project === '' ? '' : ` na „${project}“`}`

const words: Readonly<Record<Language, AlarmWords>> = { en, cs }

const order = ['began', 'goesOn', 'over', 'dropped'] as const

/** An e-mail is read on a phone: what is more than this is counted. */
const mostLines = 50

/** What an alarm says; plain text, which every program shows as it is. */
export const alarmText = ({ language, events, timeWords }: AlarmTextInput): AlarmText => {
  const say = words[language]
  const isStanding = ({ event }: AlarmEvent) => event === 'began' || event === 'goesOn'
  const parts = order.flatMap((event) => {
    const these = events.filter((one) => one.event === event)
    if (these.length === 0) return []
    const lines = these.slice(0, mostLines).map((one) => `- ${lineOf(one, say, timeWords)}`)
    const more = these.length - lines.length
    return [say.headings[event], ...lines, ...(more > 0 ? [`- ${say.more(more)}`] : []), '']
  })
  const closing = events.some(isStanding) ? [say.reminder, say.noNames] : []
  return {
    subject: subjectOf(events, say),
    text: [...parts, ...closing, ...(closing.length > 0 ? [''] : []), say.sender, ''].join('\n'),
  }
}

const subjectOf = (events: readonly AlarmEvent[], { subjects }: AlarmWords): string => {
  const has = (event: AlarmEvent['event']) => events.some((one) => one.event === event)
  const kind = has('began') ? 'began' : has('goesOn') ? 'goesOn' : 'over'
  const told = kind === 'over' ? events : events.filter(({ event }) => event === kind)
  const places = told.flatMap(({ trouble }) => trouble.workspace.split(', '))
  return subjects[kind]([...new Set(places)].join(', '))
}

const lineOf = ({ event, trouble, beganAt }: AlarmEvent, words: AlarmWords, say: Say): string => {
  if (event === 'over' || event === 'dropped') {
    return `${trouble.workspace}: ${words.ended(trouble, say)}`
  }
  const said = `${trouble.workspace}: ${words.fails(trouble, say)}`
  return event === 'began' ? said : `${said} ${words.since(say(beganAt))}`
}

/** A message in which nothing fails. */
export const testAlarmText = (language: Language): AlarmText => {
  const { testSubject, test, reminder, sender } = words[language]
  return { subject: testSubject, text: `${test} ${reminder}\n\n${sender}\n` }
}

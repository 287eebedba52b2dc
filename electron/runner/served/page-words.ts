import type { Language } from '#core/format/format-locale'
import type { RefusalCause } from '#core/runner/runner-status'
import type { WordsOf } from '../words-of.ts'

const en = {
  title: 'Unitdesk Runner',
  inOrder: 'Everything is in order',
  attention: 'Needs attention',
  held: (account: string, workspace: string) =>
    `Account “${account}” of “${workspace}” is on hold. Put its password right, then run: unitdesk-runner release`,
  failing: (report: string, workspace: string) => `Report “${report}” of “${workspace}” fails.`,
  overdue: (report: string, workspace: string, at: string) =>
    `Report “${report}” of “${workspace}” was due on ${at} and has not run.`,
  refused: (cause: RefusalCause, at: string) =>
    `The disk ${cause === 'full' ? 'has been full' : 'hasn’t been writable'} since ${at}: nothing can be saved, so nothing runs.`,
  missing: (workspace: string, count: string) =>
    `Leads of “${workspace}” that were sent and are not in the CRM: ${count}`,
  rejected: (workspace: string, count: string) =>
    `Leads of “${workspace}” that the CRM has refused: ${count}`,
  silent: (workspace: string) => `No lead of “${workspace}” has come for unusually long.`,
  reports: 'Reports',
  runs: 'Last runs',
  report: 'Report',
  workspace: 'Workspace',
  lastRun: 'Last run',
  next: 'Next run',
  paused: 'paused',
  byHand: 'by hand',
  never: 'never',
  rows: 'Rows',
  size: 'Size',
  started: 'Started',
  outcome: 'Outcome',
  none: 'No report has run yet.',
  noReports: 'No report is set up. Bring in a settings file that a window has written.',
  states: {
    running: 'running',
    postponed: 'postponed by the server',
    done: 'done',
    failed: 'failed',
    cancelled: 'cancelled',
    interrupted: 'interrupted',
  },
  asOf: (at: string, version: string) =>
    `As of ${at}, version ${version}. The page loads itself again every minute.`,
} as const

export type PageWords = WordsOf<typeof en>

const cs: PageWords = {
  title: 'Unitdesk Runner',
  inOrder: 'Všechno je v pořádku',
  attention: 'Tohle potřebuje zásah',
  held: (account, workspace) =>
    `Účet „${account}“ pracovního prostoru „${workspace}“ je pozastaven. Opravte jeho heslo a spusťte: unitdesk-runner release`,
  failing: (report, workspace) => `Report „${report}“ pracovního prostoru „${workspace}“ selhává.`,
  overdue: (report, workspace, at) =>
    `Report „${report}“ pracovního prostoru „${workspace}“ měl běžet ${at} a neběžel.`,
  refused: (cause, at) =>
    `${cause === 'full' ? `Disk je od ${at} plný` : `Na disk nelze od ${at} zapisovat`}: nic se neuloží, a tak ani nic neběží.`,
  missing: (workspace, count) =>
    `Poptávky pracovního prostoru „${workspace}“, které byly odeslány a v CRM chybějí: ${count}`,
  rejected: (workspace, count) =>
    `Poptávky pracovního prostoru „${workspace}“, které CRM odmítlo: ${count}`,
  silent: (workspace) =>
    `Do pracovního prostoru „${workspace}“ nezvykle dlouho nepřišla žádná poptávka.`,
  reports: 'Reporty',
  runs: 'Poslední běhy',
  report: 'Report',
  workspace: 'Pracovní prostor',
  lastRun: 'Poslední běh',
  next: 'Příští běh',
  paused: 'pozastaven',
  byHand: 'ručně',
  never: 'nikdy',
  rows: 'Řádky',
  size: 'Velikost',
  started: 'Začátek',
  outcome: 'Výsledek',
  none: 'Žádný report ještě neběžel.',
  noReports: 'Žádný report není nastaven. Načtěte soubor nastavení, který zapsalo okno.',
  states: {
    running: 'běží',
    postponed: 'server ho odložil',
    done: 'hotovo',
    failed: 'nezdařil se',
    cancelled: 'zrušen',
    interrupted: 'přerušen',
  },
  asOf: (at, version) => `Stav k ${at}, verze ${version}. Stránka se každou minutu načte znovu.`,
}

export const pageWords: Readonly<Record<Language, PageWords>> = { en, cs }

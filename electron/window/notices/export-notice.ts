import type { AlarmWay } from '#core/exports/alarms/alarm-settings'
import type { SendingWay } from '#core/exports/dashboard/dashboard'
import type { DeliveryChannel } from '#core/exports/delivery/delivery'
import type { Language } from '#core/format/format-locale'
import { czechForm } from './czech-form.ts'
import { type DigestNotice, digestNotice } from './digest-notice.ts'

/** What the system shows of one report. */
type ReportNotice = { readonly report: string } /**
 * `failed`: the first of its failures in a row. `unreadable`: nobody can read what came, for the first time in a row
 * or where a person has started it. `notStarted`: a person wanted it outside the window, and it did not begin.
 */ & (
  | { readonly kind: 'failed' | 'failedByHand' | 'unreadable' | 'notStarted' }
  | { readonly kind: 'paused'; readonly failures: number }
  | { readonly kind: 'alert' | 'missed'; readonly count: number }
  /** Its file cannot be replaced, for the first time in a row. */
  | { readonly kind: 'latest'; readonly file: string }
  /** It did not reach its recipients by e-mail or by the webhook. */
  | {
      readonly kind: 'delivery'
      readonly channel: DeliveryChannel
      readonly state: 'failed' | 'unknown'
    }
  /** A person wanted it before its server lets anybody in; the time as the clock on the wall shows it. */
  | { readonly kind: 'cooling'; readonly time: string }
)

/** The whole CRM in a folder: not whole, or not written at all. */
interface BackupNotice {
  readonly kind: 'backup'
  readonly outcome: 'partial' | 'failed'
}

/** The dashboard did not go out by one of its ways. */
interface DashboardNotice {
  readonly kind: 'dashboard'
  readonly way: SendingWay
  readonly state: 'failed' | 'unknown'
}

/** What people were to be told of something that fails did not go out by one of its ways. */
interface AlarmNotice {
  readonly kind: 'alarm'
  readonly way: AlarmWay
  readonly state: 'failed' | 'unknown'
}

export type ExportNotice =
  | ReportNotice
  | DigestNotice
  | BackupNotice
  | DashboardNotice
  | AlarmNotice

export const exportNotice = (notice: ExportNotice, language: Language): string => {
  if (notice.kind === 'digest') return digestNotice(notice, language)
  if (notice.kind === 'backup') return backupNotices[language][notice.outcome]
  if (notice.kind === 'dashboard') return dashboardNotices[language](notice)
  if (notice.kind === 'alarm') return alarmNotices[language](notice)
  return language === 'cs' ? czech(notice) : english(notice)
}

const backupNotices: Readonly<Record<Language, Record<BackupNotice['outcome'], string>>> = {
  en: {
    partial: 'The backup is incomplete: something couldn’t be read.',
    failed: 'The backup wasn’t written. Unitdesk tries again by itself.',
  },
  cs: {
    partial: 'Záloha není úplná: něco se nepodařilo načíst.',
    failed: 'Zálohu se nepodařilo uložit. Unitdesk to zkusí znovu sám.',
  },
}

const dashboardWays: Readonly<Record<Language, Record<SendingWay, string>>> = {
  en: {
    folder: 'to its folder',
    email: 'by e-mail',
    webhook: 'to the webhook',
    sftp: 'to the SFTP server',
  },
  cs: {
    folder: 'do složky',
    email: 'e-mailem',
    webhook: 'na webhook',
    sftp: 'na server SFTP',
  },
}

const dashboardNotices: Readonly<Record<Language, (notice: DashboardNotice) => string>> = {
  en: ({ way, state }) =>
    state === 'failed'
      ? `The dashboard was not sent ${dashboardWays.en[way]}.`
      : `The dashboard was sent ${dashboardWays.en[way]}, but it may or may not have arrived. It isn’t resent automatically.`,
  cs: ({ way, state }) =>
    state === 'failed'
      ? `Přehled se nepodařilo odeslat ${dashboardWays.cs[way]}.`
      : `Přehled odešel ${dashboardWays.cs[way]}, ale není známo, zda dorazil. Sám se znovu neodešle.`,
}

const alarmNotices: Readonly<Record<Language, (notice: AlarmNotice) => string>> = {
  en: ({ way, state }) =>
    state === 'failed'
      ? `Something has failed, and the message about it wasn’t sent ${dashboardWays.en[way]}.`
      : `Something has failed, and the message about it was sent ${dashboardWays.en[way]}, but it may or may not have arrived. It isn’t resent automatically.`,
  cs: ({ way, state }) =>
    state === 'failed'
      ? `Něco selhává a zprávu o tom se nepodařilo odeslat ${dashboardWays.cs[way]}.`
      : `Něco selhává. Zpráva o tom odešla ${dashboardWays.cs[way]}, ale není známo, zda dorazila. Sama se znovu neodešle.`,
}

const english = (notice: ReportNotice): string => {
  const report = `“${notice.report}”`
  switch (notice.kind) {
    case 'failed':
      return `${report} failed. It runs again at its next scheduled time.`
    case 'failedByHand':
      return `${report} failed.`
    case 'unreadable':
      return `${report}: what the CRM sent can’t be read. The latest file stays as it was.`
    case 'notStarted':
      return `${report} could not be started.`
    case 'cooling':
      return `${report} cannot run before ${notice.time}.`
    case 'latest':
      return `${report}: the file ${notice.file} could not be replaced. It stays as it was.`
    case 'delivery': {
      const way = { email: 'by e-mail', webhook: 'to the webhook', sftp: 'to the SFTP server' }[
        notice.channel
      ]
      return notice.state === 'failed'
        ? `${report} was not sent ${way}.`
        : `${report}: sent ${way}, but it may or may not have arrived. It isn’t resent automatically.`
    }
    case 'paused': {
      const times = notice.failures === 1 ? 'once' : `${notice.failures} times in a row`
      return `${report} is paused: it failed ${times}. Resume it when you are ready.`
    }
    case 'alert':
      return notice.count === 1
        ? `${report}: 1 new alert.`
        : `${report}: ${notice.count} new alerts.`
    case 'missed':
      return notice.count === 1
        ? `${report} missed a run. Run it now?`
        : `${report} missed ${notice.count} runs. Run it now?`
  }
}

const czech = (notice: ReportNotice): string => {
  const report = `Report „${notice.report}“`
  switch (notice.kind) {
    case 'failed':
      return `${report} se nezdařil. Spustí se znovu podle rozvrhu.`
    case 'failedByHand':
      return `${report} se nezdařil.`
    case 'unreadable':
      return `${report}: odpověď CRM nelze přečíst. Poslední soubor zůstává beze změny.`
    case 'notStarted':
      return `${report} se nepodařilo spustit.`
    case 'cooling':
      return `${report} lze spustit nejdřív v ${notice.time}.`
    case 'latest':
      return `${report}: soubor ${notice.file} se nepodařilo nahradit. Zůstává beze změny.`
    case 'delivery': {
      const { channel, state } = notice
      if (state === 'failed') {
        const where = { email: 'e-mailem', webhook: 'na webhook', sftp: 'na server SFTP' }[channel]
        return `${report} se nepodařilo odeslat ${where}.`
      }
      const arrived = {
        email: 'e-mailem došel',
        webhook: 'na webhook dorazil',
        sftp: 'na server SFTP dorazil',
      }[channel]
      return `${report}: není známo, zda ${arrived}. Sám se znovu neodešle.`
    }
    case 'paused': {
      const { failures } = notice
      const times = failures === 1 ? 'nezdařil se' : `nezdařil se ${failures}× po sobě`
      return `${report} je pozastaven: ${times}. Až budete chtít, zvolte u něj „Pokračovat“.`
    }
    case 'alert': {
      const { count } = notice
      const found = czechForm(count, {
        one: 'nové upozornění',
        few: 'nová upozornění',
        other: 'nových upozornění',
      })
      return `${report}: ${count} ${found}.`
    }
    case 'missed': {
      const { count } = notice
      const runs = czechForm(count, { one: 'běh', few: 'běhy', other: 'běhů' })
      return `${report} zmeškal ${count} ${runs}. Chcete ho spustit teď?`
    }
  }
}

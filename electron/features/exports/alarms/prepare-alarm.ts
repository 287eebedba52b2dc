import { failed, type Result, success } from '#core/contract/failure'
import type { AlarmMessage } from '#core/exports/alarms/alarm'
import type { AlarmSettings, AlarmWay } from '#core/exports/alarms/alarm-settings'
import { alarmText, testAlarmText } from '#core/exports/alarms/alarm-text'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import { formatLocale } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import { openMail, openWebhook } from '../delivery/open-channel.ts'
import type { ExportsDependencies } from '../dependencies.ts'

export type AlarmSending = Pick<
  ExportsDependencies,
  | 'store'
  | 'clock'
  | 'timeZone'
  | 'language'
  | 'sendMail'
  | 'postWebhook'
  | 'deliverySecrets'
  | 'mayContact'
  | 'ending'
>

export type PreparedAlarm = Result<() => Promise<DeliveryOutcome>>

/** Everything but the sending itself, which is called once. */
export const prepareAlarm = async (
  dependencies: AlarmSending,
  { way, id, events }: AlarmMessage,
): Promise<PreparedAlarm> => {
  const { store, language, timeZone, clock, ending } = dependencies
  const spoken = language()
  const formats = createFormats(formatLocale(spoken, ''), timeZone())
  const words = alarmText({ language: spoken, events, timeWords: formats.dateTime })
  if (way === 'email') {
    const recipients = store.readAlarmSettings()?.recipients ?? []
    if (recipients.length === 0) return failed(notDelivered('recipients'))
    const opened = await openMail(dependencies)
    if (!opened.ok) return opened
    const mail = { ...words, id, recipients, files: [] }
    return success(() => dependencies.sendMail({ ...opened.value, mail }, ending))
  }
  const opened = await openWebhook(dependencies)
  if (!opened.ok) return opened
  const content = { kind: 'alarm', events, ...words } as const
  return success(() =>
    dependencies.postWebhook({ ...opened.value, id, at: clock.now(), content }, ending),
  )
}

interface AlarmTest {
  readonly way: AlarmWay
  readonly recipients: AlarmSettings['recipients']
}

/** Sends a message in which nothing fails, by one way. */
export const testAlarm = async (
  dependencies: AlarmSending & Pick<ExportsDependencies, 'newId'>,
  { way, recipients }: AlarmTest,
  signal: AbortSignal,
): Promise<Result<DeliveryOutcome>> => {
  const { language, clock, newId } = dependencies
  const words = testAlarmText(language())
  const id = newId()
  if (way === 'email') {
    const opened = await openMail(dependencies)
    if (!opened.ok) return opened
    const mail = { ...words, id, recipients, files: [] }
    return success(await dependencies.sendMail({ ...opened.value, mail }, signal))
  }
  const opened = await openWebhook(dependencies)
  if (!opened.ok) return opened
  const content = { kind: 'test' } as const
  const request = { ...opened.value, id, at: clock.now(), content }
  return success(await dependencies.postWebhook(request, signal))
}

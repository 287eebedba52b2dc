import {
  type ReportDefinition,
  reportDefinitionSchema,
} from '#core/exports/reports/report-definition'
import { dayMs, hourMs } from '#core/time'
import { readAlert } from '../alerts/alert-form.ts'
import { readDelivery } from '../delivery/delivery-form.ts'
import { readSchedule } from '../schedule/schedule-form.ts'
import { exportNameOf, faultOfParameter, parametersOf, type ReportForm } from './report-form.ts'

type ReadReport =
  | { readonly ok: true; readonly definition: ReportDefinition }
  /** The fields that are missing or cannot be read: `name`, `parameter.unitid`, `schedule.times`. */
  | { readonly ok: false; readonly wrong: ReadonlySet<string> }

const plain = /^\d{1,5}$/

/** What a form says, or everything that is wrong with it. */
export const readReport = (form: ReportForm): ReadReport => {
  const wrong = new Set<string>()
  const count = (field: 'pauseAfter' | 'count' | 'days', most: number): number | null => {
    const text = form[field].trim()
    if (text === '' && field !== 'pauseAfter') return null
    const value = plain.test(text) ? Number(text) : 0
    if (value < 1 || value > most) wrong.add(field)
    return value
  }
  const name = form.name.trim()
  if (name === '') wrong.add('name')
  const exportName = exportNameOf(form)
  if (exportName === null) wrong.add('endpoint')
  const parameters = parametersOf(form)
  for (const parameter of parameters) {
    if (faultOfParameter(form, parameter)) wrong.add(`parameter.${parameter.name}`)
  }
  const schedule = readSchedule(form.schedule)
  if (!schedule.ok) wrong.add(`schedule.${schedule.wrong}`)
  const alerts = form.alerts.map(readAlert)
  if (alerts.includes(null)) wrong.add('alerts')
  const pauseAfter = form.schedule.kind === 'none' ? null : count('pauseAfter', 20)
  const [runs, days] = form.hasOwnRetention ? [count('count', 10_000), count('days', 10_000)] : []
  if (form.latest.isOn && form.latest.folder === null && form.latest.path === null) {
    wrong.add('latest.folder')
  }
  const { isOn, folder, fileName, format } = form.latest
  const delivery = readDelivery(form.delivery)
  if (delivery && delivery.recipients.length > 0 && delivery.file === 'inFolder' && !isOn) {
    wrong.add('delivery.file')
  }
  const candidate = {
    name,
    content: {
      name: exportName,
      format: form.format,
      parameters: Object.fromEntries(
        parameters.flatMap(({ name: key }) => {
          const text = (form.parameters[key] ?? '').trim()
          return text === '' ? [] : [[key, text]]
        }),
      ),
    },
    accountId: form.accountId || null,
    rules:
      schedule.ok && schedule.schedule
        ? {
            schedule: schedule.schedule,
            missed: form.missed,
            pauseAfter,
            maxAgeMs: Number(form.maxAgeHours) * hourMs,
          }
        : null,
    retention: form.hasOwnRetention
      ? { maxCount: runs ?? null, maxAgeMs: days == null ? null : days * dayMs }
      : null,
    alerts,
    delivery,
    latest: isOn ? { folder, fileName: fileName.trim(), format } : null,
  }
  const read = reportDefinitionSchema.safeParse(candidate)
  if (read.success && wrong.size === 0) return { ok: true, definition: read.data }
  for (const { path } of read.error?.issues ?? []) {
    if (path[0] === 'latest' || path[0] === 'name') wrong.add(path.join('.'))
    if (path[0] === 'delivery') wrong.add('delivery.recipients')
  }
  // A refusal always points to a field.
  if (wrong.size === 0) wrong.add('name')
  return { ok: false, wrong }
}

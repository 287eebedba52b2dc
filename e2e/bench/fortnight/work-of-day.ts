import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectId, WorkspaceId } from '../../../core/ids.ts'
import { fromJson, toJson } from '../../../core/json.ts'
import type { DraftChange } from '../../../core/prices/draft/draft-price.ts'
import type { Unit } from '../../../core/prices/pricelist/unit.ts'
import { writeFolder } from '../../files/write-folder.ts'
import { callMain } from '../../harness/call-main.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { unitsInCrm } from '../../harness/units-in-crm.ts'
import { MediaScreen } from '../../screens/media.ts'
import type { Unitdesk } from '../../screens/unitdesk.ts'
import { scheduledReport } from '../scheduled-report.ts'

/** Who works, where, and on which day. */
export interface DayOfWork {
  readonly unitdesk: Unitdesk
  readonly crm: SandboxCrm
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly home: string
}

const unitsOfBatch = 20
const tables = ['products', 'deals', 'inquiries', 'customers', 'sales-status', 'events'] as const

/** So many reports, each at its minute of the working hours. */
export const scheduleReports = async (
  { unitdesk: { page }, workspaceId }: DayOfWork,
  count: number,
): Promise<void> => {
  const two = (value: number): string => String(value).padStart(2, '0')
  for (let at = 0; at < count; at++) {
    const minute = 8 * 60 + Math.floor((at * 12 * 60) / count)
    const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    await callMain(page, 'exports.saveReport', {
      workspaceId,
      reportId: null,
      definition: scheduledReport(
        `Přehled ${at + 1}`,
        {
          name: tables[at % tables.length] ?? 'products',
          format: 'xlsx',
          parameters: { headermode: 'ids' },
        },
        { kind: 'daily', times: [time], zone: 'Europe/Prague' },
      ),
    })
  }
}

export const pollEvery = async (
  { unitdesk: { page }, workspaceId }: Pick<DayOfWork, 'unitdesk' | 'workspaceId'>,
  pollMinutes: number,
): Promise<void> => {
  const { settings } = await callMain(page, 'leads.readSettings', { workspaceId })
  await callMain(page, 'leads.saveSettings', {
    workspaceId,
    settings: { ...settings, pollMinutes, isPolling: true },
  })
}

const untilEnded = async ({ unitdesk: { page } }: DayOfWork, jobId: string): Promise<void> => {
  for (;;) {
    const jobs = await callMain(page, 'jobs.listJobs', {})
    const outcome = jobs.find(({ id }) => id === jobId)?.outcome ?? null
    if (outcome?.kind === 'failed') throw new Error(`a job failed: ${outcome.failure.kind}`)
    if (outcome !== null) return
    await page.waitForTimeout(50)
  }
}

const isFree = ({ statusCode, typeCode, priceNetMinor, priceGrossMinor }: Unit): boolean =>
  statusCode === 0 && typeCode === 1 && priceNetMinor !== null && priceGrossMinor !== null

interface Raise {
  readonly name: string
  /** Which of the free units. */
  readonly first: number
  readonly count: number
}

/** A draft in which some units are dearer by a thousand crowns, as it would be sent. */
export const draftRaise = async (
  { unitdesk: { page }, workspaceId, projectId }: DayOfWork,
  { name, first, count }: Raise,
) => {
  const of = { workspaceId, projectId }
  const read = await callMain(page, 'prices.readUnits', { ...of, offset: 0, limit: 5_000 })
  const free = fromJson(read.units)
    .filter(isFree)
    .slice(first, first + count)
  const draftId = await callMain(page, 'drafts.createDraft', { ...of, name })
  const changes = free.map(
    ({ id, priceNetMinor, priceGrossMinor }): DraftChange => ({
      unitId: id,
      price: {
        netMinor: (priceNetMinor ?? 0) + 100_000,
        grossMinor: (priceGrossMinor ?? 0) + 112_000,
        typed: 'both',
        base: { netMinor: priceNetMinor, grossMinor: priceGrossMinor },
      },
    }),
  )
  const step = { draftId, label: { kind: 'edit', detail: null } as const }
  const { revision } = await callMain(page, 'drafts.appendStep', {
    ...step,
    changes: toJson(changes),
  })
  return { draftId, revision, leftOut: [], note: '' }
}

/** Raises some units by a thousand crowns and sends them. */
export const sendBatch = async (day: DayOfWork, number: number): Promise<void> => {
  const { page } = day.unitdesk
  const sent = await draftRaise(day, {
    name: `Úprava ${number}`,
    first: 0,
    count: unitsOfBatch,
  })
  const { jobId } = await callMain(page, 'batches.send', sent)
  await untilEnded(day, jobId)
  await callMain(page, 'drafts.discardDraft', { draftId: sent.draftId })
}

interface Uploads {
  readonly day: number
  readonly count: number
  /** How many have left on the days before. */
  readonly before: number
}

/** Adds a folder of new pictures and sends them, as a person does. */
export const sendPictures = async (
  { unitdesk, crm, home }: DayOfWork,
  { day, count, before }: Uploads,
): Promise<void> => {
  await unitdesk.go('Media')
  const media = new MediaScreen(unitdesk.page)
  const folder = join(home, `pictures-${day}`)
  mkdirSync(folder)
  const shown = (await unitsInCrm(crm)).filter(({ hasGallery }) => hasGallery)
  const names = Array.from({ length: count }, (_, at) => {
    const { internalId = '' } = shown[(before + at) % shown.length] ?? {}
    return `${internalId}_vizualizace_${day}_${at}.png`
  })
  writeFolder(folder, names)
  await media.drop([folder])
  await media.expectCount('All', before + count)
  await media.expectCount('Ready', count)
  await media.send()
  await media.expectAtRest()
}

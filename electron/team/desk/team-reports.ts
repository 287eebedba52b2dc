import { z } from 'zod'
import { type TeamReport, teamReportSchema } from '#core/exports/reports/team-report'
import { parseJson } from '#core/parse-json'
import { openBytes, sealBytes } from '../key/sealed.ts'
import type { TeamKey } from '../key/team-key.ts'
import { done, type TeamResult } from '../team-result.ts'
import type { TeamDesk } from './open-desk.ts'

const rowSchema = z.object({
  id: z.string(),
  print: z.string(),
  sealed: z.instanceof(Uint8Array).nullable(),
  is_own: z.boolean(),
})
const anything = z.unknown()

const boundTo = (id: string) => ['report', id] as const

export const saveTeamReport = (
  desk: Pick<TeamDesk, 'act'>,
  key: TeamKey,
  { id, report }: { readonly id: string; readonly report: TeamReport },
): Promise<TeamResult<unknown>> => {
  const sealed = sealBytes(key.sealing, boundTo(id), Buffer.from(JSON.stringify(report)))
  return desk.act(anything, 'save_report', [id, key.print, sealed])
}

export const removeTeamReport = (
  desk: Pick<TeamDesk, 'act'>,
  id: string,
): Promise<TeamResult<unknown>> => desk.act(anything, 'remove_report', [id])

/** Own is what this computer has changed last. A report that was sealed with another key, or is not what it was, comes without what is in it. */
export const listTeamReports = async (desk: Pick<TeamDesk, 'act'>, key: TeamKey) => {
  const listed = await desk.act(rowSchema, 'list_reports')
  if (!listed.ok) return listed
  return done(
    listed.value.map(({ id, sealed, is_own: isOwn }) => {
      if (sealed === null) return { id, report: null, isRemoved: true, isOwn }
      const opened = openBytes(key.sealing, boundTo(id), sealed)
      const read = teamReportSchema.safeParse(parseJson(opened?.toString('utf8') ?? ''))
      return { id, report: read.success ? read.data : null, isRemoved: false, isOwn }
    }),
  )
}

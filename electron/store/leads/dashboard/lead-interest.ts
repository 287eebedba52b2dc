import type { InterestedLead } from '#core/prices/pace/lead-interest'
import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../file/handle.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'

interface InterestScope extends ArchiveScope {
  /** The project's name, as leads have it. */
  readonly project: string
  readonly since: Timestamp
}

/** Lists what the leads of a project are interested in, in the order of time. */
export const listInterestedLeads = (db: ReadableDb, scope: InterestScope): InterestedLead[] =>
  db
    .prepare<[InterestScope], InterestedLead>(
      `SELECT lead.inquiry_id AS inquiryId, lead.counted_at AS at,
         product_interest AS interest, campaign
       FROM lead_project JOIN lead
         ON lead.archive = lead_project.archive AND lead.inquiry_id = lead_project.inquiry_id
       WHERE lead_project.archive = @archive AND lead_project.name = @project
         AND lead_project.counted_at >= @since
       ORDER BY lead_project.counted_at, lead_project.inquiry_id`,
    )
    .all(scope)

/** When the first lead of an archive came; null where there is none. */
export const readFirstLeadAt = (db: ReadableDb, { archive }: ArchiveScope): Timestamp | null =>
  db
    .prepare<[number], number>(
      'SELECT counted_at FROM lead WHERE archive = ? ORDER BY counted_at LIMIT 1',
    )
    .pluck()
    .get(archive) ?? null

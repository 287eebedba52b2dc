import type { LeadPeriod } from '#core/contract/leads'
import type { WorkspaceId } from '#core/ids'
import { polledTimeOf } from '#core/leads/archive/polled-time'
import type { Span } from '#core/leads/archive/spans'
import { type Bucket, calendarBuckets } from '#core/leads/dashboard/calendar-buckets'
import { countLeads } from '#core/leads/dashboard/count-leads'
import type {
  LeadsDashboard,
  PolledAccount,
  SentOfDay,
} from '#core/leads/dashboard/leads-dashboard'
import { summariseLeads } from '#core/leads/dashboard/summarise-leads'
import { dayMs, type Timestamp } from '#core/time'
import { startOfDay, toWallTime } from '#core/wall-time'
import type { LeadArchive } from '../../../store/leads/archive/lead-archives.ts'
import { askedOf, coveredOf } from '../archive/covered-by-all.ts'
import { judgeSilenceNow } from '../archive/judge-silence-now.ts'
import { nextPollAt } from '../archive/look-after-leads.ts'
import type { LeadsDependencies } from '../dependencies.ts'

interface ReadDashboardInput {
  readonly workspaceId: WorkspaceId
  readonly period: LeadPeriod
  readonly timeZone: string
}

/** Hours of more days are bars that nobody can tell apart. */
const mostHoursMs = 2 * dayMs

/** Reads the figures that the screen begins with, from the store alone. */
export const readDashboard = async (
  dependencies: Pick<LeadsDependencies, 'store' | 'listAccounts' | 'clock' | 'giveWay'>,
  { workspaceId, period: wanted, timeZone }: ReadDashboardInput,
): Promise<LeadsDashboard> => {
  const { store, clock, giveWay } = dependencies
  const period = spanOf(wanted, timeZone, clock.now())
  const archive = store.findLeadArchive(workspaceId)
  const covered = coveredOf(dependencies, workspaceId)
  const of = { archive, ...period }
  const counted = (buckets: readonly Bucket[]) =>
    countLeads(store.countLeadsIn({ archive, spans: spansOf(buckets) }), buckets, covered)
  const days = calendarBuckets(period, timeZone, 'day')
  const [listed = 0] = store.countLeadsIn({ archive, spans: [period] })
  const told = store.listTold({ archive })
  const isTold = told.some(({ from, to }) => from < period.to && to > period.from)
  const { checkedAt, unasked } = askedOf(dependencies, workspaceId)
  // Each of these may go through a year of leads.
  const inTurn = async <T>(read: () => T): Promise<T> => {
    await giveWay()
    return read()
  }
  return {
    period,
    listed,
    onlyInCrm: store.countOnlyInCrm(of),
    summary: summariseLeads({
      period,
      covered,
      listedCount: listed,
      checkedAt,
      unasked,
      told,
      sent: isTold ? store.countStatuses(of) : null,
    }),
    perDay: await inTurn(() => counted(days)),
    sentPerDay: isTold ? await inTurn(() => sentOf(store, archive, spansOf(days))) : null,
    perHour:
      period.to - period.from > mostHoursMs
        ? null
        : counted(calendarBuckets(period, timeZone, 'hour')),
    projects: await inTurn(() => store.shareLeads({ archive, kind: 'projects', period })),
    campaigns: await inTurn(() => store.shareLeads({ archive, kind: 'campaigns', period })),
    productInterests: await inTurn(() =>
      store.shareLeads({ archive, kind: 'productInterests', period }),
    ),
    silence: await inTurn(() => judgeSilenceNow(dependencies, workspaceId)),
    accounts: polledAccounts(dependencies, workspaceId, period),
  }
}

const spansOf = (buckets: readonly Bucket[]): readonly Span[] =>
  buckets.map(({ from, to }) => ({ from, to }))

const kindsOf = {
  arrived: ['arrived', 'late', 'merged'],
  lost: ['missing', 'rejected'],
  open: ['ambiguous', 'outsideWindow'],
} as const

const sentOf = (
  store: Pick<LeadsDependencies['store'], 'countSentIn'>,
  archive: LeadArchive,
  spans: readonly Span[],
): readonly SentOfDay[] => {
  const countsOf = (part: keyof typeof kindsOf) =>
    kindsOf[part].map((kind) => store.countSentIn({ archive, kind, spans }))
  const [arrived, lost, open] = [countsOf('arrived'), countsOf('lost'), countsOf('open')]
  const sumAt = (counts: readonly (readonly number[])[], at: number) =>
    counts.reduce((sum, one) => sum + (one[at] ?? 0), 0)
  return spans.map((_, at) => ({
    arrived: sumAt(arrived, at),
    lost: sumAt(lost, at),
    open: sumAt(open, at),
  }))
}

/** Whole days of the zone, today among them. */
const spanOf = (period: LeadPeriod, timeZone: string, now: Timestamp): Span => {
  if (period.kind === 'between') return { from: period.from, to: Math.max(period.from, period.to) }
  const { date } = toWallTime(now - (period.days - 1) * dayMs, timeZone)
  return { from: startOfDay(date, timeZone) ?? now, to: now + 1 }
}

const polledAccounts = (
  dependencies: Pick<LeadsDependencies, 'store' | 'listAccounts' | 'clock'>,
  workspaceId: WorkspaceId,
  period: Span,
): readonly PolledAccount[] => {
  const { store, clock, listAccounts } = dependencies
  return listAccounts(workspaceId).map((account) => {
    const poll = store.readLeadPoll(account.id)
    return {
      accountId: account.id,
      label: account.label,
      checkedAt: poll?.checkedAt ?? null,
      askedBy: poll?.askedBy ?? null,
      failure: poll?.failure ?? null,
      unreadLeads: poll?.unreadLeads ?? [],
      isLeftOut: account.isLeftOut,
      gaps: polledTimeOf(store.listLeadCovered(account.id), period).gaps.filter(
        ({ kind }) => kind !== 'notYet',
      ),
      nextAt: nextPollAt(dependencies, { workspaceId, account, now: clock.now() }),
    }
  })
}

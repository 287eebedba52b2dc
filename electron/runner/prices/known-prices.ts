import type { Workspace } from '#core/contract/accounts'
import { type Failure, failed, type Result, success } from '#core/contract/failure'
import type { Pricelist, Project } from '#core/contract/prices'
import type { JobId, ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import { countFindings, type Finding } from '#core/prices/batch/count-findings'
import { checkDraft, compareDraft, type DraftJudgement } from '#core/prices/batch/judge-draft'
import { type ToType, whatToType } from '#core/prices/batch/what-to-type'
import { type EvidenceByUnit, evidenceByUnit, lockOf } from '#core/prices/deals/deal-lock'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { PremiumAnswers } from '#core/prices/premiums/premium-answers'
import { pricedHomes } from '#core/prices/premiums/priced-homes'
import { readPremiums } from '#core/prices/premiums/read-premiums'
import { staleUnits } from '#core/prices/pricelist/stale-units'
import type { Unit } from '#core/prices/pricelist/unit'
import { countUnitChunks, unitChunk } from '#core/prices/pricelist/unit-chunk'
import type { PriceRules } from '#core/prices/rules/price-rules'
import { dayMs, type Timestamp } from '#core/time'
import type { CallRunner, Runner } from '../open-runner.ts'

type PricesRunner = Pick<Runner, 'call' | 'endOf' | 'clock'>

/** A project, and the workspace that it is in. */
export interface PlacedProject {
  readonly workspace: Workspace
  readonly project: Project
}

/** Everything that a review of prices knows of a project, its pricelist read just now. */
export interface KnownPrices {
  readonly of: ProjectKey
  readonly pricelist: Pricelist
  readonly units: readonly Unit[]
  readonly rules: PriceRules
  readonly evidence: EvidenceByUnit
  readonly exportedAt: Timestamp | null
  readonly answers: PremiumAnswers
  readonly limitMinor: number | null
}

/** What a review says of prices, and what is typed before they leave. */
export interface ReviewedPrices extends DraftJudgement {
  readonly findings: readonly Finding[]
  readonly toType: ToType | null
}

/** Lets a job end; null where it has done its work. */
export const failureOfJob = async (
  { endOf }: PricesRunner,
  jobId: JobId,
): Promise<Failure | null> => {
  const { outcome } = await endOf(jobId)
  return outcome?.kind === 'failed' ? outcome.failure : null
}

const servesPrices = ({ accounts }: Workspace): boolean =>
  accounts.some(({ areas }) => areas.includes('prices'))

interface FindProjectsInput {
  /** The ID or the name of a project. */
  readonly project: string
  /** The ID or the name of a workspace; null: any. */
  readonly workspace: string | null
}

/** The projects of that name; the CRM is asked for its list where it is not known here yet. */
export const findProjects = async (
  asked: PricesRunner,
  { project, workspace }: FindProjectsInput,
): Promise<Result<readonly PlacedProject[]>> => {
  const listed = await asked.call('accounts.listWorkspaces', {})
  if (!listed.ok) return listed
  const workspaces = listed.value
    .filter(servesPrices)
    .filter(({ id, name }) => workspace === null || id === workspace || name === workspace)
  const known = await projectsNamed(asked.call, workspaces, project)
  if (!known.ok || known.value.length > 0) return known
  for (const { id: workspaceId } of workspaces) {
    const started = await asked.call('prices.refreshProjects', { workspaceId })
    if (!started.ok) return started
    const failure = await failureOfJob(asked, started.value.jobId)
    if (failure !== null) return failed(failure)
  }
  return projectsNamed(asked.call, workspaces, project)
}

const projectsNamed = async (
  call: CallRunner,
  workspaces: readonly Workspace[],
  wanted: string,
): Promise<Result<readonly PlacedProject[]>> => {
  const found: PlacedProject[] = []
  for (const workspace of workspaces) {
    const projects = await call('prices.listProjects', { workspaceId: workspace.id })
    if (!projects.ok) return projects
    for (const project of projects.value) {
      if (String(project.id) === wanted || project.name === wanted)
        found.push({ workspace, project })
    }
  }
  return success(found)
}

/** Reads the pricelist of a project again, and what else its prices are judged by. */
export const readPrices = async (
  asked: PricesRunner,
  of: ProjectKey,
): Promise<Result<KnownPrices>> => {
  const { call } = asked
  const started = await call('prices.refreshPricelist', of)
  if (!started.ok) return started
  const failure = await failureOfJob(asked, started.value.jobId)
  if (failure !== null) return failed(failure)
  const pricelist = await call('prices.readPricelist', of)
  if (!pricelist.ok) return pricelist
  if (pricelist.value === null) throw new Error('A pricelist that was read is not there')
  const units: Unit[] = []
  for (let chunk = 0; chunk < countUnitChunks(pricelist.value.unitCount); chunk += 1) {
    const read = await call('prices.readUnits', unitChunk(of, chunk))
    if (!read.ok) return read
    units.push(...fromJson(read.value.units))
  }
  const rules = await call('prices.readRules', of)
  if (!rules.ok) return rules
  const deals = await call('prices.readDealEvidence', of)
  if (!deals.ok) return deals
  const answers = await call('prices.readPremiumAnswers', of)
  if (!answers.ok) return answers
  const limit = await call('prices.readSendLimit', { workspaceId: of.workspaceId })
  if (!limit.ok) return limit
  return success({
    of,
    units,
    pricelist: pricelist.value,
    rules: rules.value,
    evidence: evidenceByUnit(deals.value.evidence),
    exportedAt: deals.value.exportedAt,
    answers: answers.value,
    limitMinor: limit.value.sumMinor,
  })
}

const nobody: ReadonlySet<never> = new Set()

/** Reviews prices as the window does. */
export const reviewPrices = async (
  asked: PricesRunner,
  known: KnownPrices,
  prices: DraftPrices,
): Promise<Result<ReviewedPrices>> => {
  const { units, rules, evidence, answers, limitMinor } = known
  const isTaken = (unit: Unit) => lockOf({ unit, evidence, rules }) !== null
  const { found } = readPremiums(pricedHomes({ units, draft: prices, isTaken }), answers)
  const premiums = found.kind === 'found' ? found : null
  const checked = checkDraft({ units, prices, leftOut: nobody, rules, evidence })
  const judgement = compareDraft(checked, premiums)
  const stale = await findStale(asked, known, { prices, isTaken })
  return stale.ok
    ? success({
        ...judgement,
        findings: countFindings(judgement, stale.value),
        toType: whatToType(judgement, limitMinor),
      })
    : stale
}

interface StaleInput {
  readonly prices: DraftPrices
  readonly isTaken: (unit: Unit) => boolean
}

const findStale = async (
  { call, clock }: PricesRunner,
  { of, units, rules }: KnownPrices,
  { prices, isTaken }: StaleInput,
): Promise<Result<readonly Unit[]>> => {
  const days = rules.warnUnchangedDays
  if (days === null) return success([])
  const since = clock.now() - days * dayMs
  const unchanged = await call('prices.listUnchangedSince', { ...of, since })
  if (!unchanged.ok) return unchanged
  const ids = new Set(fromJson(unchanged.value.unitIds))
  return success(staleUnits({ units, draft: prices, unchanged: ids, isLocked: isTaken }))
}

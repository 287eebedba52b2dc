import { readFile, stat } from 'node:fs/promises'
import type { Workspace } from '#core/contract/accounts'
import { type Result, success } from '#core/contract/failure'
import type { Project } from '#core/contract/prices'
import { type DraftId, draftIdSchema, type ProjectKey } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { parseMinor } from '#core/money'
import type { Batch } from '#core/prices/batch/batch'
import { type MovedUnit, movedSince } from '#core/prices/batch/moved-since'
import { isTyped, type ToType } from '#core/prices/batch/what-to-type'
import type { DraftChange, DraftPrice } from '#core/prices/draft/draft-price'
import { applyChanges, type DraftPrices } from '#core/prices/draft/draft-steps'
import { isSameDraftPrice } from '#core/prices/draft/same-draft-price'
import { wordsOfFinding } from '../../../renderer/src/features/prices/review/findings/words-of-finding.ts'
import type { ApplyPricesInput } from '../command-line.ts'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import { batchOutcome, newestBatchOf, settleBatch } from './batch-of-plan.ts'
import { type KnownPrices, type ReviewedPrices, readPrices, reviewPrices } from './known-prices.ts'
import { type PricePlanFile, readPlan } from './plan-file.ts'
import { textToType } from './plan-prices.ts'
import { priceWords } from './price-words.ts'

/** A plan that may be sent once, under an ID of its own, wherever it is asked for. */
interface AppliedPlan {
  readonly plan: PricePlanFile
  readonly of: ProjectKey
  /** The draft from which it is sent: a plan never has two. */
  readonly draftId: DraftId
  readonly changes: readonly PlannedPrice[]
}

type PlannedPrice = DraftChange & { readonly price: DraftPrice }

/** Sends the prices of a plan as the window sends a draft, once; where that is not known, finds out. */
export const applyPrices = async (
  runner: Runner,
  { plan: path, confirm }: ApplyPricesInput,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const applied = await openPlan(path, speech)
  if ('exitCode' in applied) return applied
  const earlier = await newestBatchOf(runner, applied)
  if (!earlier.ok) return failedOutcome(earlier.failure, speech)
  if (earlier.value !== null) {
    const told = await outcomeOfEarlier(runner, earlier.value, speech)
    if (told !== null) return told
  }
  const place = await placeOf(runner, applied)
  if (!place.ok) return failedOutcome(place.failure, speech)
  const { project } = applied.plan
  if (!place.value) {
    const words = priceWords[speech.language]
    return faultOutcome('otherPlace', words.otherPlace(project.name))
  }
  const known = await readPrices(runner, applied.of)
  if (!known.ok) return failedOutcome(known.failure, speech)
  const reviewed = await reviewPrices(runner, known.value, pricesOf(applied))
  if (!reviewed.ok) return failedOutcome(reviewed.failure, speech)
  const refusal = refusalOf(
    applied,
    { known: known.value, reviewed: reviewed.value, confirm },
    speech,
  )
  return refusal ?? send(runner, applied, speech)
}

const mostBytes = 20_000_000

const openPlan = async (path: string, speech: RunnerSpeech): Promise<AppliedPlan | Outcome> => {
  const words = priceWords[speech.language]
  const text = await readText(path)
  if (text === null) return faultOutcome('planMissing', words.planMissing(path))
  const read = readPlan(text)
  if (read.kind === 'noPlan') return faultOutcome('noPlan', words.noPlan(path))
  if (read.kind === 'edited') return faultOutcome('edited', words.edited)
  const { plan } = read
  return {
    plan,
    of: { workspaceId: plan.workspace.id, projectId: plan.project.id },
    draftId: draftIdSchema.parse(`plan-${plan.seal.slice(0, 32)}`),
    changes: plan.changes.map((change) => ({
      unitId: change.id,
      price: {
        netMinor: minorOf(change.netAfter),
        grossMinor: minorOf(change.grossAfter),
        typed: 'both',
        base: {
          netMinor: change.netBefore === null ? null : minorOf(change.netBefore),
          grossMinor: change.grossBefore === null ? null : minorOf(change.grossBefore),
        },
      },
    })),
  }
}

const minorOf = (amount: string): number => {
  const minor = parseMinor(amount)
  if (minor === null) throw new Error('An amount of a plan that was read is none')
  return minor
}

const readText = async (path: string): Promise<string | null> => {
  const found = await stat(path).catch(() => null)
  if (found === null || !found.isFile() || found.size > mostBytes) return null
  return readFile(path, 'utf8').catch(() => null)
}

const pricesOf = ({ changes }: AppliedPlan): DraftPrices => applyChanges(new Map(), changes)

/** What a batch of the plan that is there already says; null where it has certainly changed nothing. */
const outcomeOfEarlier = async (
  runner: Runner,
  earlier: Batch,
  speech: RunnerSpeech,
): Promise<Outcome | null> => {
  switch (earlier.state.kind) {
    case 'notSent':
    case 'stopped':
    case 'rejected':
    case 'notApplied':
    case 'withdrawn':
      return null
    case 'confirmed':
    case 'differs':
    case 'scheduled':
    case 'missed': {
      const told = await batchOutcome(runner, earlier.id, speech)
      const { applied } = priceWords[speech.language]
      const json = { fault: 'applied', ...told.json }
      return { exitCode: exitCodes.failed, json, lines: [applied, ...told.lines] }
    }
    case 'checking':
    case 'sending':
    case 'unknown':
    case 'sent': {
      const settled = await settleBatch(runner, earlier)
      const told = await batchOutcome(runner, earlier.id, speech)
      // What keeps a comparison from being made is told beside what is known.
      return settled === null
        ? told
        : { ...told, lines: [...told.lines, speech.sayFailure(settled)] }
    }
  }
}

/** Whether workspace, CRM and project are those of the plan. */
const placeOf = async ({ call }: Runner, { plan, of }: AppliedPlan): Promise<Result<boolean>> => {
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return workspaces
  const isWorkspace = ({ id, baseUrl }: Workspace) =>
    id === plan.workspace.id && baseUrl === plan.workspace.address
  if (!workspaces.value.some(isWorkspace)) return success(false)
  const projects = await call('prices.listProjects', { workspaceId: of.workspaceId })
  if (!projects.ok) return projects
  const isProject = ({ id, name }: Project) => id === plan.project.id && name === plan.project.name
  return success(projects.value.some(isProject))
}

interface PlanNow {
  readonly known: KnownPrices
  readonly reviewed: ReviewedPrices
  readonly confirm: string | null
}

/** Why a plan is not sent as things are now; null where it may be. */
const refusalOf = (
  { plan, changes }: AppliedPlan,
  { known, reviewed, confirm }: PlanNow,
  speech: RunnerSpeech,
): Outcome | null => {
  const words = priceWords[speech.language]
  const moved = movedSince({
    ...known,
    planned: changes.map(({ unitId, price: { base } }, at) => ({
      unitId,
      before: base,
      lock: plan.changes[at]?.lock ?? null,
    })),
  })
  const isCurrencyMoved = known.pricelist.currency !== plan.pricelist.currency
  if (moved.length > 0 || isCurrencyMoved || reviewed.sent.length === 0) {
    const units = moved.map(({ unitId, kind }) => ({ id: unitId, why: kind }))
    const lines = [words.moved, ...moved.map((one) => sayMoved(one, plan, speech))]
    return { exitCode: exitCodes.failed, json: { fault: 'moved', units }, lines }
  }
  if (!reviewed.canSend) {
    const findings = reviewed.findings.filter(({ isBlocking }) => isBlocking)
    const lines = [words.notReady, ...findings.map((one) => wordsOfFinding(one, speech))]
    return { ...faultOutcome('notReady', ''), lines }
  }
  const { toType, sums } = reviewed
  if (toType === null || (confirm !== null && isTyped(confirm, toType))) return null
  return toConfirm(toType, sums.deltaMinor + sums.addedMinor, { known, speech })
}

const sayMoved = (
  { unitId, kind }: MovedUnit,
  { changes }: PricePlanFile,
  { language, t }: RunnerSpeech,
): string => {
  const words = priceWords[language]
  const number = changes.find(({ id }) => id === unitId)?.unit ?? String(unitId)
  return words.unit(number, kind === 'lock' ? words.lockMoved : t(`review.mark.${kind}`))
}

interface Confirmation {
  readonly known: KnownPrices
  readonly speech: RunnerSpeech
}

const toConfirm = (
  toType: ToType,
  deltaMinor: number,
  { known, speech: { formats, language } }: Confirmation,
): Outcome => {
  const words = priceWords[language]
  const delta = formats.money(deltaMinor, known.pricelist.currency)
  const number = textToType(toType)
  const sentence =
    toType.kind === 'sum'
      ? words.confirmSum(delta)
      : words.confirmUnits(formats.integer(toType.stake.units))
  return {
    exitCode: exitCodes.failed,
    json: { fault: 'confirm', confirm: number },
    lines: [sentence, words.confirm(number)],
  }
}

const send = async (
  runner: Runner,
  applied: AppliedPlan,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const { call, endOf } = runner
  const { draftId, plan } = applied
  const words = priceWords[speech.language]
  const revision = await draftOfPlan(runner, applied)
  if (!revision.ok) return failedOutcome(revision.failure, speech)
  if (revision.value === 'changed') {
    return faultOutcome('draftChanged', words.draftChanged(plan.table.file))
  }
  const note = words.note(plan.seal.slice(0, 8))
  const sent = await call('batches.send', { draftId, revision: revision.value, leftOut: [], note })
  if (!sent.ok) return failedOutcome(sent.failure, speech)
  await endOf(sent.value.jobId)
  // An emptied draft of the plan would be all that a window shows of it.
  const outcome = await batchOutcome(runner, sent.value.batchId, speech)
  if (outcome.exitCode === exitCodes.done) await call('drafts.discardDraft', { draftId })
  return outcome
}

/** The revision of the draft from which the plan is sent, made where it is not there; `changed` by somebody in a window. */
const draftOfPlan = async (
  { call }: Runner,
  { draftId, of, plan, changes }: AppliedPlan,
): Promise<Result<number | 'changed'>> => {
  const shown = await call('drafts.readOpenDraft', of)
  if (!shown.ok) return shown
  const name = plan.table.file.slice(0, 80)
  const made = await call('drafts.createDraft', { ...of, draftId, name })
  if (!made.ok) return made
  // A window goes on with the draft that it has shown.
  await call('drafts.openDraft', { ...of, draftId: shown.value?.draftId ?? null })
  const restored = await call('drafts.restoreDraft', { draftId })
  if (!restored.ok) return restored
  const draft = await call('drafts.readDraft', { draftId })
  if (!draft.ok) return draft
  const kept = fromJson(draft.value.prices)
  if (kept.length === 0) {
    const label = { kind: 'import', detail: plan.table.file.slice(0, 200) } as const
    const appended = await call('drafts.appendStep', { draftId, label, changes: toJson(changes) })
    return appended.ok ? success(appended.value.revision) : appended
  }
  const planned = new Map(changes.map(({ unitId, price }) => [unitId, price]))
  const isSame =
    kept.length === planned.size &&
    kept.every(({ unitId, price }) => isSameDraftPrice(price, planned.get(unitId)))
  return success(isSame ? draft.value.revision : 'changed')
}

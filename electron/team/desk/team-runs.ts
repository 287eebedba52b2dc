import { z } from 'zod'
import { countChunks, openRun, type SealedRun, sealRun } from '../key/seal-run.ts'
import type { TeamKey } from '../key/team-key.ts'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import type { TeamDesk } from './open-desk.ts'
import type { ExportOfLogin } from './team-claims.ts'

const sharedRunSchema = z
  .object({
    id: z.coerce.number(),
    subject: z.string(),
    sha256: z.string(),
    holder: z.string(),
    format: z.enum(['xls', 'xlsx']),
    bytes: z.coerce.number(),
    is_packed: z.boolean(),
    chunks: z.int(),
    age_ms: z.coerce.number(),
  })
  .transform(({ is_packed, age_ms, ...run }) => ({ ...run, isPacked: is_packed, ageMs: age_ms }))
/** A run of another computer of the team. */
export type SharedRun = z.infer<typeof sharedRunSchema>

type Desk = Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>

interface SharedInput {
  readonly key: TeamKey
  /** The export that has brought it, which this desk has claimed. */
  readonly of: ExportOfLogin
  readonly run: SealedRun
  readonly contents: Uint8Array
}

const begunSchema = z.object({ run: z.coerce.number() })
const anything = z.unknown()
/** 32 MB: what is larger stays at its desk, and the others are told so. */
const mostChunks = 512

/** Hands the team what an export has brought, chunk by chunk; others see it when it is whole. */
export const shareRun = async (
  desk: Desk,
  { key, of, run, contents }: SharedInput,
): Promise<TeamResult<null>> => {
  const login = desk.digestOf(of.login)
  if (login === null) return teamFault('unreachable')
  const count = countChunks(contents)
  const begun = await desk.act(begunSchema, 'share_run', [
    of.origin,
    login,
    of.endpoint,
    key.print,
    run.subject,
    run.sha256,
    run.format,
    run.bytes,
    run.isPacked,
    count > mostChunks ? 0 : count,
  ])
  if (!begun.ok) return begun
  const [id] = begun.value
  if (id === undefined) return done(null)
  for (const [number, chunk] of sealRun(key.sealing, run, contents).entries()) {
    const put = await desk.act(anything, 'share_chunk', [id.run, number, chunk])
    if (!put.ok) return put
  }
  const ended = await desk.act(anything, 'end_sharing', [id.run])
  return ended.ok ? done(null) : ended
}

export const listSharedRuns = (
  desk: Desk,
  { print }: Pick<TeamKey, 'print'>,
): Promise<TeamResult<readonly SharedRun[]>> => desk.act(sharedRunSchema, 'list_shared', [print])

const chunkSchema = z.object({ sealed: z.instanceof(Uint8Array) })

/** The contents of a run of somebody else; null where they are gone, or are not what they were. */
export const readSharedRun = async (
  desk: Desk,
  key: TeamKey,
  run: SharedRun,
): Promise<TeamResult<Uint8Array | null>> => {
  const chunks: Uint8Array[] = []
  for (let number = 0; number < run.chunks; number++) {
    const read = await desk.ask(chunkSchema, 'read_shared', [run.id, number])
    if (!read.ok) return read
    const [chunk] = read.value
    if (chunk === undefined) return done(null)
    chunks.push(chunk.sealed)
  }
  return done(await openRun(key.sealing, run, chunks))
}

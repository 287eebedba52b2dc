import { z } from 'zod'
import type { Secret } from '#core/accounts/secret'
import {
  type Failure,
  failed,
  notDoneByTeam,
  notDoneInArea,
  type Result,
  success,
} from '#core/contract/failure'
import type { TeamAddress } from '#core/team/team-address'
import { oneAfterAnother } from '#core/works-in-turn'
import type { TeamVault } from '../../keychain/team-vault.ts'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import { readKeyCode, writeKeyCode } from '../../team/key/key-code.ts'
import { drawKey, type TeamKey, teamKeyOf } from '../../team/key/team-key.ts'
import { done, type TeamResult } from '../../team/team-result.ts'

interface KeyServices {
  readonly desk: Pick<TeamDesk, 'ask' | 'act'>
  readonly address: TeamAddress
  readonly keys: TeamVault['keys']
  /** Where nobody can be shown the key it is not made: others could not get it. */
  readonly mayDraw: boolean
  /** It has become known whether this desk has the key. */
  readonly onKey: () => void
}

export interface KeptKey {
  /** Null before it is known, and where this desk does not have it. */
  readonly read: () => TeamKey | null
  /** Null before it is known. */
  readonly isHere: () => boolean | null
  /** Who has made the key of the team; null before that is known. */
  readonly madeBy: () => string | null
  /** Resolves when it is known, as far as the team can be asked. */
  readonly come: () => Promise<void>
  readonly show: () => Promise<Result<{ code: string } | null>>
  readonly take: (code: Secret) => Promise<Result<null>>
  /** The team goes by the key of this desk from then on, and no longer by one that this desk does not have. */
  readonly replace: () => Promise<Result<null>>
}

const printSchema = z.object({ print: z.string(), name: z.string().nullable() })

type KnownKey = z.infer<typeof printSchema>

/** The key of the team at this desk: in the keychain, and in memory while the desk is of the team. */
export const keepKey = ({ desk, address, keys, mayDraw, onKey }: KeyServices): KeptKey => {
  const inTurn = oneAfterAnother()
  let key: TeamKey | null = null
  let known: KnownKey | null = null

  const offer = async (offered: TeamKey): Promise<TeamResult<KnownKey | null>> => {
    const offering = await desk.act(printSchema, 'offer_key', [offered.print])
    return offering.ok ? done(offering.value[0] ?? null) : offering
  }
  /** Kept before it is offered: a key that no keychain has would open nothing later. */
  const draw = async (): Promise<TeamKey | null> => {
    const drawn = drawKey()
    const kept = await keys.keep(address, writeKeyCode(drawn))
    return kept.ok ? teamKeyOf(drawn) : null
  }
  const look = async (): Promise<void> => {
    const asked = await desk.ask(printSchema, 'read_print')
    if (!asked.ok) return
    const kept = await keys.read(address)
    const bytes = kept.ok ? readKeyCode(kept.value) : null
    let own = bytes === null ? null : teamKeyOf(bytes)
    known = asked.value[0] ?? null
    if (known === null) {
      // A keychain that is locked may have it.
      const hasNone = !kept.ok && isMissing(kept.failure)
      own ??= hasNone && mayDraw ? await draw() : null
      const offered = own === null ? null : await offer(own)
      known = offered?.ok ? offered.value : null
    }
    key = own !== null && own.print === known?.print ? own : null
    onKey()
  }
  return {
    read: () => key,
    isHere: () => (known === null ? null : key !== null),
    madeBy: () => known?.name ?? null,
    come: () => inTurn(look),
    show: async () => {
      if (key === null) return success(null)
      const kept = await keys.read(address)
      return kept.ok ? success({ code: kept.value.reveal() }) : kept
    },
    take: (code) =>
      inTurn(async () => {
        const bytes = readKeyCode(code)
        if (bytes === null) return failed(wrong('keyCode'))
        const taken = teamKeyOf(bytes)
        const asked = await desk.ask(printSchema, 'read_print')
        if (!asked.ok) return notDoneByTeam(asked.fault)
        const there = asked.value[0] ?? null
        if (there !== null && there.print !== taken.print) return failed(wrong('otherKeyCode'))
        const kept = await keys.keep(address, writeKeyCode(bytes))
        if (!kept.ok) return kept
        const told = there === null ? await offer(taken) : done(there)
        known = told.ok ? told.value : null
        key = known?.print === taken.print ? taken : null
        onKey()
        if (!told.ok) return notDoneByTeam(told.fault)
        return key === null ? failed(wrong('otherKeyCode')) : kept
      }),
    replace: () =>
      inTurn(async () => {
        const asked = await desk.ask(printSchema, 'read_print')
        if (!asked.ok) return notDoneByTeam(asked.fault)
        const there = asked.value[0]?.print ?? ''
        const kept = await keys.read(address)
        // A keychain that is locked may have the one that is right.
        if (!kept.ok && !isMissing(kept.failure)) return kept
        const bytes = kept.ok ? readKeyCode(kept.value) : null
        const next = bytes ?? drawKey()
        const own = teamKeyOf(next)
        const written = await keys.keep(address, writeKeyCode(next))
        if (!written.ok) return written
        const replaced = await desk.act(printSchema, 'replace_key', [there, own.print])
        if (!replaced.ok) return notDoneInArea('admin', replaced.fault)
        known = replaced.value[0] ?? null
        key = known?.print === own.print ? own : null
        onKey()
        return key === null ? failed(wrong('otherKeyCode')) : success(null)
      }),
  }
}

const isMissing = (failure: Failure): boolean =>
  failure.kind === 'keychain' && failure.cause === 'missing'

const wrong = (rule: 'keyCode' | 'otherKeyCode') =>
  ({ kind: 'invalidInput', path: 'code', rule, again: 'afterFix' }) as const

import { loginKey } from '#core/accounts/login-key'
import { failed, type Result, success } from '#core/contract/failure'
import { isExportEndpoint } from '#core/exports/reports/export-endpoint'
import type { Call, CallDependencies } from '../calls/call.ts'
import { cooldownKey } from './cooldown-key.ts'
import { type Cooldowns, exportCooldownMs, isMade, mayCount, unheardExportMs } from './cooldowns.ts'
import { claimedAlone, type ExportClaim, type ExportOutcome } from './export-claims.ts'
import { heldFailure } from './held-failure.ts'
import type { RequestProgress } from './watch-request.ts'

interface ClaimingDependencies {
  readonly dependencies: CallDependencies
  readonly cooldowns: Cooldowns
}

export const claimExport = async (
  { dependencies: { claims, memory, clock }, cooldowns }: ClaimingDependencies,
  call: Pick<Call<unknown>, 'account' | 'endpoint'>,
): Promise<Result<ExportClaim>> => {
  if (!isExportEndpoint(call.endpoint)) {
    await claims.heard(loginKey(call.account))
    return success(claimedAlone)
  }
  const key = cooldownKey(call)
  const answer = await claims.claim(key, {
    lengthMs: exportCooldownMs,
    unheardMs: unheardExportMs,
    endedMsAgo: cooldowns.endedMsAgo(key),
  })
  switch (answer.kind) {
    case 'claimed':
      return success(answer)
    case 'cooling':
      return failed(cooldowns.learn(key, answer.leftMs))
    case 'waiting': {
      const until = Math.ceil(clock.now() + answer.leftMs)
      return failed({ kind: 'cooling', endpoint: call.endpoint, until, again: { at: until } })
    }
    case 'held': {
      const met = { since: clock.now(), cause: 'team' } as const
      memory.writeRefusal({ ...key, ...met }, 'account')
      const failuresInARow = memory.readFailuresInARow(loginKey(call.account))
      return failed(heldFailure(call, { ...met, scope: 'account', failuresInARow }))
    }
  }
}

export const outcomeOfExport = (progress: RequestProgress): ExportOutcome => {
  if (isMade(progress)) return 'done'
  return mayCount(progress) ? 'unknown' : 'refused'
}

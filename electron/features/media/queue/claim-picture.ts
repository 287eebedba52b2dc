import type { Result } from '#core/contract/failure'
import { claimedPicture } from '#core/media/queue/claimed-picture'
import { isReplacing, type UploadAct } from '#core/media/queue/upload-moves'
import type { ClaimFailure, SendingClaim } from '../../../crm/guards/sending-claims.ts'
import type { MediaDependencies } from '../dependencies.ts'
import type { Ready } from '../files/get-ready.ts'

/** Asks the team before a picture leaves. What takes its own place may arrive twice: there is no claim, which is null. */
export const claimPicture = async (
  { sendings, newId }: Pick<MediaDependencies, 'sendings' | 'newId'>,
  { upload, file, account }: Ready,
): Promise<Result<SendingClaim | null, ClaimFailure>> => {
  const { baseUrl } = account
  if (isReplacing(upload.endpoint) || file.read === null) {
    return sendings.covers({ kind: 'picture', baseUrl })
  }
  const key = claimedPicture({ ...upload, sha256: file.read.sha256 })
  const claim = (of: string) => sendings.claim({ kind: 'picture', baseUrl, key: of })
  const claimed = await claim(key)
  // A person wants it there although it is: that is said of what a colleague has sent as well.
  const isAllowed = file.isAllowed && !claimed.ok && mayBeThere(claimed.failure) !== null
  return isAllowed ? claim(`${key} again ${newId()}`) : claimed
}

const mayBeThere = (failure: ClaimFailure): 'done' | 'unknown' | null => {
  const standing = failure.kind === 'taken' ? failure.standing : null
  return standing === 'done' || standing === 'unknown' ? standing : null
}

/** What becomes of a picture that a colleague has sent, or may have; null of any other. */
export const leftToColleague = (failure: ClaimFailure): UploadAct | null => {
  const standing = mayBeThere(failure)
  if (failure.kind !== 'taken' || standing === null) return null
  const reason = standing === 'done' ? 'colleagueSent' : 'colleagueMayHave'
  return { kind: 'leaveToColleague', reason, by: failure.by }
}

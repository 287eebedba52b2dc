import type { StoredSending } from '../../../store/leads/send/lead-sendings.ts'
import type { LeadsDependencies, LeadsWrites } from '../dependencies.ts'

/** A key of the web site may have a name in it, and waits on the disk until the team was told. */
export const hashedKey = ({ files }: Pick<LeadsDependencies, 'files'>, key: string): string =>
  files.sha256Of(new TextEncoder().encode(key))

interface FoundOut extends Pick<LeadsDependencies, 'files'> {
  readonly rows: Pick<LeadsWrites, 'insertSettled'>
  readonly sending: Pick<StoredSending, 'workspaceId' | 'ofSentKey' | 'state'>
  readonly hasArrived: boolean
}

/**
 * What has become of a lead of which nobody knew is told to the team. One that was typed needs no telling: the team lets
 * the same be sent again after a day.
 */
export const tellTeamOfLead = ({ files, rows, sending, hasArrived }: FoundOut): void => {
  const { workspaceId, ofSentKey, state } = sending
  if (ofSentKey === null || state.kind !== 'unknown') return
  const key = hashedKey({ files }, ofSentKey)
  rows.insertSettled({ workspaceId, kind: 'lead', key, hasArrived })
}

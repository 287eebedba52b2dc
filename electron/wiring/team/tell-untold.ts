import { z } from 'zod'
import type { OpenStore } from '../../store/file/open.ts'
import { listUntold, removeUntold, type ToldToTeam } from '../../store/team/untold.ts'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import { subjectOfLead } from '../../team/desk/team-leads.ts'
import { subjectOfSending } from '../../team/desk/team-sendings.ts'
import { isForLater, type TeamResult } from '../../team/team-result.ts'
import { write } from '../stores/write.ts'
import { listTeamLogins } from './team-logins.ts'

type Teller = Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>

const anything = z.unknown()

/** Tells the team in its order what happened here; what could not be told yet keeps the rest waiting. */
export const tellUntold = async (store: OpenStore, desk: Teller): Promise<void> => {
  for (const { id, told } of listUntold(store.db)) {
    if (isOfTeam(store, told)) {
      const answer = await tell(desk, told)
      if (answer === null || (!answer.ok && isForLater(answer.fault))) return
    }
    write(store, () => removeUntold(store.db, id))
  }
}

const isOfTeam = ({ db }: OpenStore, told: ToldToTeam): boolean =>
  told.act === 'end' ||
  listTeamLogins(db).some(
    ({ origin, login }) => origin === told.origin && (!('login' in told) || login === told.login),
  )

/** Null while the desk is away. */
const tell = (desk: Teller, told: ToldToTeam): Promise<TeamResult<unknown>> | null => {
  if (told.act === 'end') return desk.ask(anything, told.name, told.values)
  if (told.act === 'forget') return forget(desk, told)
  const subject = subjectOfTold(desk, told)
  if (subject === null) return null
  switch (told.act) {
    case 'hold':
      return desk.act(anything, 'hold_login', [...subject, told.endpoint])
    case 'release':
      return desk.act(anything, 'release_login', subject)
    case 'settle':
      return desk.act(anything, 'settle_sending', [...subject, told.outcome])
  }
}

const forget = (
  desk: Teller,
  { origin, inquiryIds }: Extract<ToldToTeam, { readonly act: 'forget' }>,
): Promise<TeamResult<unknown>> | null => {
  const subjects = inquiryIds.map((id) => subjectOfLead(desk, id))
  if (subjects.includes(null)) return null
  // Digests need no quotes in an array of PostgreSQL.
  return desk.act(anything, 'forget_leads', [origin, `{${subjects.join(',')}}`])
}

const subjectOfTold = (
  desk: Pick<TeamDesk, 'digestOf'>,
  told: Exclude<ToldToTeam, { readonly act: 'end' | 'forget' }>,
): readonly string[] | null => {
  if (told.act === 'settle') return subjectOfSending(desk, told)
  const digest = desk.digestOf(told.login)
  return digest === null ? null : [told.origin, digest]
}

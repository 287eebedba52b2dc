import { z } from 'zod'
import type { OpenStore } from '../../store/file/open.ts'
import { listUntold, removeUntold, type ToldToTeam } from '../../store/team/untold.ts'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import { subjectOfSending } from '../../team/desk/team-sendings.ts'
import { isForLater } from '../../team/team-result.ts'
import { write } from '../stores/write.ts'
import { listTeamLogins } from './team-logins.ts'

const anything = z.unknown()

/** Tells the team in its order what happened here; what could not be told yet keeps the rest waiting. */
export const tellUntold = async (
  store: OpenStore,
  desk: Pick<TeamDesk, 'act' | 'digestOf'>,
): Promise<void> => {
  for (const { id, told } of listUntold(store.db)) {
    if (isOfTeam(store, told)) {
      const call = callOf(desk, told)
      if (call === null) return
      const { name, values } = call
      const answer = await desk.act(anything, name, values)
      if (!answer.ok && isForLater(answer.fault)) return
    }
    write(store, () => removeUntold(store.db, id))
  }
}

const isOfTeam = ({ db }: OpenStore, told: ToldToTeam): boolean =>
  listTeamLogins(db).some(
    ({ origin, login }) =>
      origin === told.origin && (told.act === 'settle' || login === told.login),
  )

/** Null while the desk is away. */
const callOf = (desk: Pick<TeamDesk, 'digestOf'>, told: ToldToTeam) => {
  const subject = subjectOfTold(desk, told)
  if (subject === null) return null
  switch (told.act) {
    case 'hold':
      return { name: 'hold_login', values: [...subject, told.endpoint] }
    case 'release':
      return { name: 'release_login', values: subject }
    case 'settle':
      return { name: 'settle_sending', values: [...subject, told.outcome] }
  }
}

const subjectOfTold = (
  desk: Pick<TeamDesk, 'digestOf'>,
  told: ToldToTeam,
): readonly string[] | null => {
  if (told.act === 'settle') return subjectOfSending(desk, told)
  const digest = desk.digestOf(told.login)
  return digest === null ? null : [told.origin, digest]
}

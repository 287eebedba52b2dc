import { resolve } from 'node:path'

export const teamCommandNames = [
  'team init',
  'team invite',
  'team rotate',
  'team remove',
  'team verify',
] as const
export type TeamCommandName = (typeof teamCommandNames)[number]

/** What somebody does who looks after a team: no profile is opened for it. */
export interface TeamCommand {
  readonly name: TeamCommandName
  /** The person whom the command is about; empty for those that are about nobody. */
  readonly person: string
  /** The address of the database with the login of whoever looks after it. */
  readonly database: string
  /** Null for the usual name. */
  readonly team: string | null
  /** The path of certificates of an authority, from the root; null for those that everybody knows. */
  readonly authority: string | null
  /** The hash of the record that was noted earlier; null where none is compared. */
  readonly head: string | null
}

interface TeamOptions extends Pick<TeamCommand, 'team' | 'authority' | 'head'> {
  readonly database: string | null
}

export const isTeamCommand = (name: string): name is TeamCommandName =>
  teamCommandNames.some((one) => one === name)

/** Null where the address is missing, without which no command has a team. */
export const teamCommand = (
  name: TeamCommandName,
  person: string,
  { database, team, authority, head }: TeamOptions,
): TeamCommand | null =>
  database === null
    ? null
    : {
        name,
        person,
        database,
        team,
        authority: authority === null ? null : resolve(authority),
        head,
      }

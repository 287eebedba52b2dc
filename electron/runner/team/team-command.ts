import { resolve } from 'node:path'
import type { TeamArea } from '#core/team/team-area'

export const teamCommandNames = [
  'team init',
  'team invite',
  'team areas',
  'team rotate',
  'team remove',
  'team verify',
  'team backup',
  'team restore',
] as const
export type TeamCommandName = (typeof teamCommandNames)[number]

/** What somebody does who looks after a team: no profile is opened for it. */
export interface TeamCommand {
  readonly name: TeamCommandName
  /** The person or the path of the file that the command is about; empty for those that are about none. */
  readonly subject: string
  /** The address of the database with the login of whoever looks after it. */
  readonly database: string
  /** Null for the usual name. */
  readonly team: string | null
  /** The path of certificates of an authority, from the root; null for those that everybody knows. */
  readonly authority: string | null
  /** The hash of the record that was noted earlier; null where none is compared. */
  readonly head: string | null
  /** What the person works with; null where nothing is said of it. */
  readonly areas: readonly TeamArea[] | null
}

interface TeamOptions extends Pick<TeamCommand, 'team' | 'authority' | 'head' | 'areas'> {
  readonly database: string | null
}

export const isTeamCommand = (name: string): name is TeamCommandName =>
  teamCommandNames.some((one) => one === name)

const ofFiles: ReadonlySet<TeamCommandName> = new Set(['team backup', 'team restore'])

/** Null where the address is missing, without which no command has a team. */
export const teamCommand = (
  name: TeamCommandName,
  subject: string,
  { database, team, authority, head, areas }: TeamOptions,
): TeamCommand | null =>
  database === null
    ? null
    : {
        name,
        subject: ofFiles.has(name) ? resolve(subject) : subject,
        database,
        team,
        authority: authority === null ? null : resolve(authority),
        head,
        areas,
      }

import { readFileSync } from 'node:fs'
import { type Secret, toSecret } from '#core/accounts/secret'
import { nameOfTeamSecret, readTeamAddress, type TeamAddress } from '#core/team/team-address'
import { usualAreas } from '#core/team/team-area'
import { mayPass, shownKind, type TeamFault } from '#core/team/team-fault'
import {
  longestPersonName,
  personRole,
  teamNamePattern,
  usualTeamName,
} from '#core/team/team-roles'
import { type GivenSecrets, keychainWithGiven, noKeychain } from '../../keychain/given-secrets.ts'
import { openKeychain } from '../../keychain/keychain.ts'
import { backUpTeam } from '../../team/backup/back-up-team.ts'
import { restoreTeam } from '../../team/backup/restore-team.ts'
import { connectTeam } from '../../team/connect-team.ts'
import { initTeam } from '../../team/init-team.ts'
import { writeInvitation } from '../../team/invitation.ts'
import {
  changeAreas,
  invitePersonOnRecord,
  listPeople,
  type NewLogin,
  removePerson,
  rotatePerson,
  type TeamPerson,
} from '../../team/people.ts'
import type { TeamAdmin } from '../../team/team-admin.ts'
import { done, type TeamResult, teamFault } from '../../team/team-result.ts'
import { verifyTeamAudit } from '../../team/verify-audit.ts'
import { verifyTeam } from '../../team/verify-team.ts'
import type { RunnerOptions } from '../command-line.ts'
import { openSecrets } from '../open-secrets.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import type { TeamCommand } from './team-command.ts'
import { teamWords } from './team-words.ts'

/** What a command works with, once it has all been read. */
interface TeamWork {
  readonly command: TeamCommand
  readonly admin: TeamAdmin
  readonly address: TeamAddress
  readonly authority: string | null
  readonly speech: RunnerSpeech
}

/** Makes a team in a database, or does what its people need of whoever looks after it. */
export const lookAfterTeam = async (
  command: TeamCommand,
  options: RunnerOptions,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const words = teamWords[speech.language]
  const team = command.team ?? usualTeamName
  if (!teamNamePattern.test(team)) {
    return faultOutcome('teamName', words.teamName(team), exitCodes.usage)
  }
  const read = readTeamAddress(command.database)
  if (read.kind === 'fault') {
    return faultOutcome(read.fault, words.address[read.fault], exitCodes.usage)
  }
  const { address } = read
  const authority = command.authority === null ? null : readText(command.authority)
  if (authority === null && command.authority !== null) {
    return faultOutcome('authority', words.noAuthority(command.authority))
  }
  const opened = openSecrets(options, speech)
  if ('exitCode' in opened) return opened
  const password = await passwordOf(address, opened.given, speech)
  if ('exitCode' in password) return password
  const connected = await connectTeam({ address, password, authority })
  if (!connected.ok) return outcomeOfFault(connected.fault, address, speech)
  const admin = { connection: connected.value, team }
  try {
    return await perform({ command, admin, address, authority, speech })
  } finally {
    await admin.connection.close()
  }
}

const passwordOf = async (
  address: TeamAddress,
  given: readonly GivenSecrets[],
  speech: RunnerSpeech,
): Promise<Secret | Outcome> => {
  const keychain = given.length === 0 ? openKeychain() : keychainWithGiven(noKeychain, given)
  const name = nameOfTeamSecret(address)
  const read = await keychain.read(name)
  if (!read.ok) return failedOutcome(read.failure, speech)
  return read.value === null
    ? faultOutcome('noPassword', teamWords[speech.language].noPassword(name))
    : toSecret(read.value)
}

const perform = (work: TeamWork): Promise<Outcome> => {
  switch (work.command.name) {
    case 'team init':
      return init(work)
    case 'team invite':
      return invite(work)
    case 'team areas':
      return areas(work)
    case 'team rotate':
      return rotate(work)
    case 'team remove':
      return remove(work)
    case 'team verify':
      return verify(work)
    case 'team backup':
      return backUp(work)
    case 'team restore':
      return restore(work)
  }
}

const init = async ({ admin, address, speech }: TeamWork): Promise<Outcome> => {
  const words = teamWords[speech.language]
  const made = await initTeam(admin)
  if (!made.ok) return outcomeOfFault(made.fault, address, speech)
  const { before, version } = made.value
  const change = before === 0 ? 'made' : before === version ? 'unchanged' : 'upgraded'
  return {
    exitCode: exitCodes.done,
    json: { team: admin.team, before, version },
    lines: [words.init[change](admin.team)],
  }
}

const invite = async (work: TeamWork): Promise<Outcome> => {
  const { command, admin, address, speech } = work
  const words = teamWords[speech.language]
  const role = personRole(admin.team, command.subject)
  if (role === null) return faultOutcome('name', words.noRole(command.subject), exitCodes.usage)
  if (command.subject.length > longestPersonName) {
    return faultOutcome('name', words.longName(longestPersonName), exitCodes.usage)
  }
  const made = await invitePersonOnRecord(admin, {
    role,
    name: command.subject,
    areas: command.areas,
  })
  return made.ok
    ? printInvitation(work, role, made.value)
    : outcomeOfFault(made.fault, address, speech)
}

const areas = async (work: TeamWork): Promise<Outcome> => {
  const { command, admin, address, speech } = work
  const role = await roleOf(work)
  if (!role.ok) return outcomeOfFault(role.fault, address, speech)
  const given = command.areas ?? usualAreas
  const changed = await changeAreas(admin, { role: role.value, areas: given })
  if (!changed.ok) return outcomeOfFault(changed.fault, address, speech)
  return {
    exitCode: exitCodes.done,
    json: { role: role.value, areas: given },
    lines: [teamWords[speech.language].covers(command.subject, given.join(', '))],
  }
}

const rotate = async (work: TeamWork): Promise<Outcome> => {
  const { admin, address, speech } = work
  const role = await roleOf(work)
  if (!role.ok) return outcomeOfFault(role.fault, address, speech)
  const made = await rotatePerson(admin, role.value)
  return made.ok
    ? printInvitation(work, role.value, made.value)
    : outcomeOfFault(made.fault, address, speech)
}

/** The role of somebody who is called by their name, or by the role itself. */
const roleOf = async ({ command, admin }: TeamWork): Promise<TeamResult<string>> => {
  const people = await listPeople(admin)
  if (!people.ok) return people
  const found = people.value.find(
    ({ name, role }) => name === command.subject || role === command.subject,
  )
  return found === undefined ? teamFault('notHere') : done(found.role)
}

const printInvitation = (
  { command, admin, address, authority, speech }: TeamWork,
  role: string,
  { password, until }: NewLogin,
): Outcome => {
  const words = teamWords[speech.language]
  const { host, port, database } = address
  const invitation = writeInvitation({
    host,
    port,
    database,
    user: role,
    team: admin.team,
    password: password.reveal(),
    authority,
  })
  return {
    exitCode: exitCodes.done,
    json: { role, invitation, until: new Date(until).toISOString() },
    lines: [words.invited(command.subject, speech.formats.dateTime(until)), invitation],
  }
}

const remove = async (work: TeamWork): Promise<Outcome> => {
  const { command, admin, address, speech } = work
  const role = await roleOf(work)
  if (!role.ok) return outcomeOfFault(role.fault, address, speech)
  const removed = await removePerson(admin, role.value)
  if (!removed.ok) return outcomeOfFault(removed.fault, address, speech)
  return {
    exitCode: exitCodes.done,
    json: { role: role.value },
    lines: [teamWords[speech.language].removed(command.subject)],
  }
}

const verify = async ({ command, admin, address, speech }: TeamWork): Promise<Outcome> => {
  const words = teamWords[speech.language]
  const found = await verifyTeam(admin)
  if (!found.ok) return outcomeOfFault(found.fault, address, speech)
  const audit = await verifyTeamAudit(admin, command.head)
  if (!audit.ok) return outcomeOfFault(audit.fault, address, speech)
  const people = await listPeople(admin)
  if (!people.ok) return outcomeOfFault(people.fault, address, speech)
  const { broken, rows, head, known } = audit.value
  const isCut = command.head !== null && known === null
  const isAsMade = found.value.length === 0
  return {
    exitCode: isAsMade && broken.length === 0 && !isCut ? exitCodes.done : exitCodes.failed,
    json: { findings: found.value, audit: audit.value, people: people.value.map(toldPerson) },
    lines: [
      isAsMade ? words.asMade : words.otherRights,
      ...found.value.map(({ kind, name }) => words.finding[kind](name)),
      broken.length === 0 ? words.auditWhole(rows, head) : words.auditBroken(broken.join(', ')),
      ...(command.head === null ? [] : [words.noted(known)]),
      ...people.value.map((person) => sayPerson(person, speech)),
    ],
  }
}

const backUp = async ({ command, admin, address, speech }: TeamWork): Promise<Outcome> => {
  const words = teamWords[speech.language]
  const made = await backUpTeam(admin, command.subject)
  if (!made.ok) return outcomeOfFault(made.fault, address, speech)
  if (made.value.kind === 'place') return placeOutcome(made.value.code, command.subject, speech)
  const { rows, sha256 } = made.value.taken
  return {
    exitCode: exitCodes.done,
    json: { file: command.subject, rows, sha256 },
    lines: [words.backedUp(rows, command.subject, sha256)],
  }
}

const restore = async ({ command, admin, address, speech }: TeamWork): Promise<Outcome> => {
  const words = teamWords[speech.language]
  const restored = await restoreTeam(admin, command.subject)
  if (!restored.ok) {
    return restored.fault.kind === 'alreadyHere'
      ? faultOutcome('teamIsThere', words.teamIsThere(admin.team))
      : outcomeOfFault(restored.fault, address, speech)
  }
  const { value } = restored
  switch (value.kind) {
    case 'place':
      return placeOutcome(value.code, command.subject, speech)
    case 'damaged':
      return faultOutcome('damaged', words.damagedBackup(command.subject))
    case 'otherTeam':
      return faultOutcome('otherTeam', words.backupOfTeam(value.team))
    case 'otherVersion':
      return faultOutcome('otherVersion', words.backupOfVersion(value.version, value.own))
    case 'done': {
      const takenAt = new Date(value.takenAt)
      return {
        exitCode: exitCodes.done,
        json: { team: admin.team, takenAt: takenAt.toISOString(), rows: value.rows },
        lines: [words.restored(admin.team, speech.formats.dateTime(takenAt.getTime()), value.rows)],
      }
    }
  }
}

const placeOutcome = (code: string, path: string, { language }: RunnerSpeech): Outcome =>
  faultOutcome('place', teamWords[language].place(path, code))

const toldPerson = ({ role, name, standing, areas, invitedUntil }: TeamPerson) => ({
  role,
  name,
  standing,
  areas,
  invitedUntil: new Date(invitedUntil).toISOString(),
})

const sayPerson = (
  { name, role, standing, areas: of, invitedUntil }: TeamPerson,
  { language, formats }: RunnerSpeech,
): string => {
  const words = teamWords[language]
  const said = words.person[standing](name, role, formats.dateTime(invitedUntil))
  return standing === 'removed' ? said : `${said} ${words.worksWith(of.join(', '))}`
}

const outcomeOfFault = (
  fault: TeamFault,
  { host, database, user }: TeamAddress,
  { language }: RunnerSpeech,
): Outcome => {
  const { kind, code } = fault
  const words = teamWords[language]
  const say = shownKind(fault) === kind ? words.fault[kind] : words.passing
  return {
    exitCode: mayPass(fault) ? exitCodes.later : exitCodes.failed,
    json: { fault: kind, code },
    lines: [say({ host, database, user, code: code ?? '' })],
  }
}

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}

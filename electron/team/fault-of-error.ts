import type { TeamFaultKind } from '#core/team/team-fault'
import { type TeamResult, teamFault } from './team-result.ts'

/** Codes of PostgreSQL. Those that functions of the schema raise begin with `UD`. */
const kinds: Readonly<Record<string, TeamFaultKind>> = {
  '28000': 'refused',
  '28P01': 'refused',
  '42501': 'noRights',
  '3D000': 'noDatabase',
  '3F000': 'noTeam',
  '42P01': 'noTeam',
  '42883': 'noTeam',
  '57014': 'timedOut',
  '55P03': 'timedOut',
  '53300': 'tooManyConnections',
  // Shutting down, starting.
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  UD001: 'noRights',
  UD004: 'noArea',
  UD005: 'notHere',
  UD007: 'tooManyDesks',
}

const ofCertificates = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_)/

/** The driver has no code for these. */
const sentences: readonly (readonly [RegExp, TeamFaultKind])[] = [
  [/does not support SSL/i, 'certificate'],
  [/timeout/i, 'timedOut'],
  [/connection terminated|connection error|not queryable|client was closed/i, 'unreachable'],
]

/** Whatever the driver throws, as a value. */
export const faultOfError = (error: unknown): TeamResult<never> => {
  const code = codeOf(error)
  if (code === null) {
    const text = error instanceof Error ? error.message : ''
    return teamFault(sentences.find(([pattern]) => pattern.test(text))?.[1] ?? 'other')
  }
  const known = kinds[code]
  if (known !== undefined) return teamFault(known, code)
  if (ofCertificates.test(code)) return teamFault('certificate', code)
  // Codes of PostgreSQL have five characters; class 08 is that of connections, and all others are of the network.
  const isOfNetwork = code.length !== 5 || code.startsWith('08') || /^E[A-Z]+$/.test(code)
  return teamFault(isOfNetwork ? 'unreachable' : 'other', code)
}

const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null

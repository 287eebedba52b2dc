import type { TeamAddress } from '#core/team/team-address'

/** All that a desk needs to come to its team for the first time. */
interface Invitation extends TeamAddress {
  readonly team: string
  readonly password: string
  /** As PEM; null where the database has a certificate that everybody knows. */
  readonly authority: string | null
}

const mark = 'unitdesk-team-1.'

/** One line of text; it opens a door, so it is handed over like a password. */
export const writeInvitation = (invitation: Invitation): string =>
  mark + Buffer.from(JSON.stringify(invitation)).toString('base64url')

import { z } from 'zod'
import { parseJson } from '#core/parse-json'

const invitationSchema = z.object({
  host: z.string().min(1),
  port: z.int().min(1).max(65_535),
  database: z.string().min(1),
  user: z.string().min(1),
  team: z.string().min(1),
  password: z.string().min(1),
  /** As PEM; null where the database has a certificate that everybody knows. */
  authority: z.string().nullable(),
})
/** All that a desk needs to come to its team for the first time. */
export type Invitation = Readonly<z.infer<typeof invitationSchema>>

const mark = 'unitdesk-team-1.'

/** One line of text; it opens a door, so it is handed over like a password. */
export const writeInvitation = (invitation: Invitation): string =>
  mark + Buffer.from(JSON.stringify(invitation)).toString('base64url')

/**
 * Null of a text that has no invitation. Mail programs break long lines, so spaces count nothing; people copy the
 * words before it too.
 */
export const readInvitation = (text: string): Invitation | null => {
  const line = text.replace(/\s/g, '')
  const at = line.indexOf(mark)
  if (at < 0) return null
  const written = Buffer.from(line.slice(at + mark.length), 'base64url').toString('utf8')
  const read = invitationSchema.safeParse(parseJson(written))
  return read.success ? read.data : null
}

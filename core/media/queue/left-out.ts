import { z } from 'zod'

/** Why something that was dropped is not in the list. */
const leftOutReasons = [
  /** Left behind by an operating system or an editor. */
  'litter',
  'unreadable',
  'vanished',
  /** A pipe, a device, or a link that leads nowhere or into a circle. */
  'notAFile',
  'tooDeep',
  'tooMany',
  /** Of an archive: its directory or an entry is not what the format says. */
  'damaged',
  'encrypted',
  /** Packed in a way that is not read here: 7z and rar, or a rare method within a zip. */
  'otherArchive',
  'nestedArchive',
  /** Names a place outside the archive. */
  'outside',
  'sameName',
  /** Unpacks to more than any picture would. */
  'tooLarge',
  'noSpace',
] as const

export const leftOutSchema = z.strictObject({
  /** As it was dropped, below the archive it came in. */
  path: z.string(),
  reason: z.enum(leftOutReasons),
})
export type LeftOut = z.infer<typeof leftOutSchema>

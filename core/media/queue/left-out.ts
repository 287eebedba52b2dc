import { z } from 'zod'

/** Why something that was dropped is not in the list. */
const leftOutReasons = [
  /** A file that an operating system or an editor has left behind. */
  'litter',
  'unreadable',
  'vanished',
  /** A pipe, a device, or a link that leads nowhere or into a circle. */
  'notAFile',
  'tooDeep',
  'tooMany',
  /** An archive whose directory or entry is not what the format prescribes. */
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
  /** The process that reads has ended with it, or would have had to take more time or memory than a file may. */
  'stopsReader',
] as const

export const leftOutSchema = z.strictObject({
  /** The path below the dropped folder or archive. */
  path: z.string(),
  reason: z.enum(leftOutReasons),
})
export type LeftOut = z.infer<typeof leftOutSchema>

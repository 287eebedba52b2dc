/** Folders in folders; deeper ones are circles, or not of a person. */
export const maxDepth = 32

/** What an archive may unpack to; checked before anything of it is written, and while it is. */
export const maxEntryBytes = 2_000_000_000
export const maxArchiveBytes = 16_000_000_000
/** Pictures are packed already: what shrinks to less than this is made to fill a disk. */
export const maxRatio = 200
/** Small things may be as repetitive as they like. */
export const harmlessBytes = 20_000_000
/** Names, comments and fields of an archive's directory, which are all in memory at once. */
export const maxDirectoryBytes = 64_000_000
/** Bytes that stay free on the disk that archives are unpacked to. */
export const spareBytes = 1_000_000_000
/** What is asked for at once: whoever else waits for the process that reads waits no longer than for this. */
export const atOnce = { files: 50, bytes: 32_000_000 } as const
/** Files that are on their way from the disk at once, so that it is never waited for one by one. */
export const readAtOnce = 4
export const pieceBytes = 1_048_576
/** A file up to this is in memory as a whole for a moment: its sums are found at the same time. */
export const wholeBytes = 4 * pieceBytes
/** Enough for a picture whose size stands behind a camera's preview and a printer's profile. */
export const longImageStart = 8_388_608

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parseJson } from '#core/parse-json'
import {
  type BackupHead,
  backupEndSchema,
  backupHeadSchema,
  backupTableSchema,
} from './team-backup.ts'

/** A part of a backup, in the order in which the file has them. */
export type BackupPart =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly name: string }
  /** A row of the table before it, as the database has written it. */
  | { readonly kind: 'row'; readonly row: string }
  /** Everything before it is as it was written. */
  | { readonly kind: 'end' }
  | { readonly kind: 'damaged' }

/** Reads a backup to its end, or to where it is none. Whoever acts upon it has read it to its end before. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const input = createReadStream(path, { encoding: 'utf8' })
  const hash = createHash('sha256')
  let rowsLeft = 0
  let isBegun = false
  try {
    for await (const line of linesOf(input)) {
      const part = rowsLeft > 0 ? ({ kind: 'row', row: line } as const) : readLine(line, isBegun)
      if (part.kind === 'end') {
        const isWhole = part.sha256 === hash.digest('hex')
        yield { kind: isWhole ? 'end' : 'damaged' }
        return
      }
      hash.update(`${line}\n`)
      rowsLeft = part.kind === 'table' ? part.rows : rowsLeft - Number(part.kind === 'row')
      isBegun = true
      yield part
      if (part.kind === 'damaged') return
    }
  } finally {
    input.destroy()
  }
  yield { kind: 'damaged' }
}

/** A row may have separators of lines of Unicode in its texts, which end no line of the file. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = ''
  for await (const chunk of chunks) {
    const lines = `${begun}${chunk}`.split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun !== '') yield begun
}

const readLine = (line: string, isBegun: boolean) => {
  const parsed = parseJson(line)
  const head = backupHeadSchema.safeParse(parsed)
  if (!isBegun) {
    return head.success
      ? ({ kind: 'head', head: head.data } as const)
      : ({ kind: 'damaged' } as const)
  }
  const table = backupTableSchema.safeParse(parsed)
  if (table.success) {
    return { kind: 'table', name: table.data.table, rows: table.data.rows } as const
  }
  const end = backupEndSchema.safeParse(parsed)
  return end.success
    ? ({ kind: 'end', sha256: end.data.sha256 } as const)
    : ({ kind: 'damaged' } as const)
}

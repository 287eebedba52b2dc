/** What the writer asked of the disk, in order, as far as it matters to a power cut. */
export type DiskCall =
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'sync'; readonly file: string }
  | { readonly kind: 'acknowledge'; readonly line: string }

const openLine = /openat\(AT_FDCWD, "((?:\\x[0-9a-f]{2})+)".*\) = (\d+)$/
const closeLine = /close\((\d+)\) += 0$/
const pwriteLine = /pwrite64\((\d+), "((?:\\x[0-9a-f]{2})*)", \d+, (\d+)\) = \d+$/
const writeLine = /write\(1, "((?:\\x[0-9a-f]{2})*)", \d+\) = \d+$/
const syncLine = /f(?:data)?sync\((\d+)\) += 0$/
const truncateLine = /ftruncate\((\d+), (\d+)\) += 0$/

const fromHex = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex')

/**
 * Reads what `strace -xx` wrote. Files are named by the last part of their path; those that `isTracked` does
 * not name, such as the shared memory, do not survive a power cut anyway.
 */
export const parseTrace = (trace: string, isTracked: (file: string) => boolean): DiskCall[] => {
  const open = new Map<string, string>()
  const calls: DiskCall[] = []
  const tracked = (descriptor: string | undefined): string | null => {
    const file = open.get(descriptor ?? '')
    return file !== undefined && isTracked(file) ? file : null
  }
  for (const line of trace.split('\n')) {
    const opened = openLine.exec(line)
    if (opened)
      open.set(
        opened[2] ?? '',
        fromHex(opened[1] ?? '')
          .toString()
          .split('/')
          .at(-1) ?? '',
      )
    const closed = closeLine.exec(line)
    if (closed) open.delete(closed[1] ?? '')
    const call = parseCall(line, tracked)
    if (call !== null) calls.push(call)
  }
  return calls
}

const parseCall = (
  line: string,
  tracked: (descriptor: string | undefined) => string | null,
): DiskCall | null => {
  const pwrite = pwriteLine.exec(line)
  const written = tracked(pwrite?.[1])
  if (pwrite && written !== null) {
    return { kind: 'write', file: written, at: Number(pwrite[3]), bytes: fromHex(pwrite[2] ?? '') }
  }
  const synced = tracked(syncLine.exec(line)?.[1])
  if (synced !== null) return { kind: 'sync', file: synced }
  const truncate = truncateLine.exec(line)
  const truncated = tracked(truncate?.[1])
  if (truncated !== null) return { kind: 'truncate', file: truncated, size: Number(truncate?.[2]) }
  const acknowledged = writeLine.exec(line)
  return acknowledged
    ? {
        kind: 'acknowledge',
        line: fromHex(acknowledged[1] ?? '')
          .toString()
          .trim(),
      }
    : null
}

import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process and of all that it has started, each shared page counted once. */
export const memoryMbOf = (root: number): number =>
  processTree(root).reduce((sum, pid) => sum + proportionalMb(pid), 0)

/** A process and all that it has started. */
export const processTree = (root: number): number[] => {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\t(\d+)$/m.exec(read(`/proc/${name}/status`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const collect = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(collect)]
  return collect(root)
}

const proportionalMb = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1_024

// A process may end between being listed and being read.
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

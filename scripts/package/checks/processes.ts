import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface RunningProcess {
  readonly id: number
  readonly parent: number
  readonly commandLine: string
}

/** What runs in this root, which sees its own processes alone. */
const listProcesses = (): RunningProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))

const readProcess = (id: number): RunningProcess[] => {
  try {
    const parent = Number(/^PPid:\s*(\d+)/m.exec(statusOf(id))?.[1])
    const commandLine = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return [{ id, parent, commandLine }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

const statusOf = (id: number): string => readFileSync(`/proc/${id}/status`, 'utf8')

export const processesLike = (pattern: RegExp): RunningProcess[] =>
  listProcesses().filter(({ commandLine }) => pattern.test(commandLine))

/** Whether the kernel refuses it most calls, and it sees no other processes. */
export const isConfined = (id: number): boolean =>
  /^Seccomp:\s*2$/m.test(statusOf(id)) &&
  readlinkSync(`/proc/${id}/ns/pid`) !== readlinkSync('/proc/self/ns/pid')

/** How many connections from outside a process would take. */
export const openDoors = (id: number): number => {
  const listening = new Set(
    ['tcp', 'tcp6']
      .flatMap((table) => readFileSync(`/proc/${id}/net/${table}`, 'utf8').split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === '0A')
      .map((fields) => `socket:[${fields[9]}]`),
  )
  return readdirSync(`/proc/${id}/fd`).filter((name) => {
    try {
      return listening.has(readlinkSync(`/proc/${id}/fd/${name}`))
    } catch {
      return false
    }
  }).length
}

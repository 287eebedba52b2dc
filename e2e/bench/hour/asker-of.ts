import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import type { Socket } from 'node:net'

/** The processes of people by their numbers, as they are now. */
export type PeopleAtWork = () => ReadonlyMap<number, string>

/** As the system writes them: hexadecimal, with what counts least first. */
const loopback = '0100007F'
const portOf = (port: number | undefined): string =>
  (port ?? 0).toString(16).toUpperCase().padStart(4, '0')

/** The system's number of the far end of a connection on this computer. */
const farEndOf = ({ localPort, remotePort }: Socket): string | null => {
  const ends = `${loopback}:${portOf(remotePort)} ${loopback}:${portOf(localPort)}`
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((one) => one.includes(ends))
  return line?.trim().split(/\s+/)[9] ?? null
}

const holds = (pid: number, end: string): boolean => {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((file) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${file}`) === `socket:[${end}]`
      } catch {
        // It was closed in the meantime.
        return false
      }
    })
  } catch {
    return false
  }
}

/**
 * Whose process is at the other end of a connection: people share the logins of the CRM, and its address. Null for one
 * that was killed a moment ago.
 */
export const askerOf =
  (people: PeopleAtWork) =>
  (socket: Socket): string | null => {
    const end = farEndOf(socket)
    if (end === null) return null
    const found = [...people()].find(([pid]) => holds(pid, end))
    return found?.[1] ?? null
  }

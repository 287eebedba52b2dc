/** The PostgreSQL of a team, and the login with which it is asked. */
export interface TeamAddress {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
}

/** Why a text is no address of a team. */
export type TeamAddressFault =
  | 'notAnAddress'
  /** A password in the address: on a command line others see it. */
  | 'hasPassword'
  | 'noLogin'
  | 'noDatabase'
  /** A file of the computer that the database is on, which no other computer reaches. */
  | 'socket'
  /** Several servers in one address, which names one. */
  | 'severalServers'
  /** An address of numbers and colons, of which nobody knows where the port begins. */
  | 'noBrackets'
  | 'port'
  /** Parameters behind a question mark that would be left out without a word. */
  | 'parameters'

export type ReadTeamAddress =
  | { readonly kind: 'read'; readonly address: TeamAddress }
  | { readonly kind: 'fault'; readonly fault: TeamAddressFault }

const fault = (what: TeamAddressFault): ReadTeamAddress => ({ kind: 'fault', fault: what })

const usualPort = 5432

interface PastedAddress {
  readonly address: string
  /** Empty where the text has none. */
  readonly password: string
}

/** Parameters that change nothing here: TLS is verified in any case, and waits are those of Unitdesk. */
const harmless =
  /^(?:sslmode|sslnegotiation|ssl|channel_binding|gssencmode|connect_timeout|application_name|keepalives\w*|target_session_attrs)=/i

/**
 * An address as providers of databases show it: the password has a place of its own. Signs of the address that a password
 * has as it is are part of it: what stands behind its last @ is a server.
 */
export const splitAddress = (text: string): PastedAddress => {
  const [, all = '', query] = /^([\s\S]*?\/\/(?:[\s\S]*@)?[^@?]*)(?:\?(\S*))?\s*$/.exec(text) ?? []
  const isLeftOut = query?.split('&').every((one) => one === '' || harmless.test(one)) ?? false
  const kept = isLeftOut ? all : text
  const [, before, password = '', after] =
    /^(\s*postgres(?:ql)?:\/\/[^/?#@:\s]+):([\s\S]*)@([^@/\s]+\/[^@\s]+)\s*$/i.exec(kept) ?? []
  if (before === undefined) return { address: kept, password: '' }
  return { address: `${before}@${after}`, password: decode(password) ?? password }
}

const parts =
  /^postgres(?:ql)?:\/\/(?:(.*)@)?(\[[0-9a-f:.]*\]|[^/?@:]*)(:[^/?@]*)?(?:\/([^?]*))?(\?.*)?$/i

/** `postgres://LOGIN@HOST[:PORT]/DATABASE`, and nothing besides. */
export const readTeamAddress = (text: string): ReadTeamAddress => {
  const [all, login = '', host = '', port, database = '', parameters] =
    parts.exec(text.trim()) ?? []
  if (all === undefined || /[\s#]/.test(all)) return fault('notAnAddress')
  if (login.includes(':')) return fault('hasPassword')
  if (/^%2f/i.test(host) || /[?&]host=/i.test(parameters ?? '')) return fault('socket')
  if (`${host}${port ?? ''}`.includes(',')) return fault('severalServers')
  if (parameters !== undefined) return fault('parameters')
  if (login === '') return fault('noLogin')
  if (host.startsWith('[') !== host.endsWith(']')) return fault('notAnAddress')
  if (/:.*:/.test(port ?? '')) return fault('noBrackets')
  if (host === '' || login.includes('/')) return fault('notAnAddress')
  const number = port === undefined ? usualPort : Number(/^:(\d{1,5})$/.exec(port)?.[1] ?? 0)
  if (number < 1 || number > 65_535) return fault('port')
  if (database === '') return fault('noDatabase')
  const texts = [decode(login), decode(database)] as const
  if (texts[0] === null || texts[1] === null || database.includes('/')) return fault('notAnAddress')
  const address = {
    host: host.replace(/^\[|\]$/g, '').toLowerCase(),
    port: number,
    database: texts[1],
    user: texts[0],
  }
  return { kind: 'read', address }
}

const decode = (text: string): string | null => {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

/** What a secret of a login at a team's database is called. */
export const nameOfTeamSecret = ({ user, host, port, database }: TeamAddress): string =>
  `team-${user}@${host}:${port}/${database}`

/** What the key of a team is called among the secrets of somebody who has it. */
export const nameOfTeamKey = ({ user, host, port, database }: TeamAddress): string =>
  `team-key-${user}@${host}:${port}/${database}`

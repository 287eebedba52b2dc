/** The PostgreSQL of a team, and the login with which it is asked. */
export interface TeamAddress {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
}

/** Why a text is no address of a team: a password has no place in it, because others see a command line. */
export type TeamAddressFault = 'notAnAddress' | 'hasPassword'

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

/** An address as providers of databases show it: the password has a place of its own, and TLS is verified in any case. */
export const splitAddress = (text: string): PastedAddress => {
  const parts = /^(\s*postgres(?:ql)?:\/\/[^/?#@:\s]+):([^@\s]*)@([^?#\s]+)(?:\?\S*)?\s*$/i.exec(
    text,
  )
  const [, before, password = '', after] = parts ?? []
  const address = parts === null ? text.replace(/\?sslmode=[\w-]+\s*$/i, '') : `${before}@${after}`
  return { address, password: decode(password) ?? password }
}

/** `postgres://USER@HOST[:PORT]/DATABASE`, and nothing besides. */
export const readTeamAddress = (text: string): ReadTeamAddress => {
  const parts =
    /^postgres(?:ql)?:\/\/([^/?#@\s]+)@(\[[0-9a-f:.]+\]|[^/?#@:\s]+)(?::(\d{1,5}))?\/([^/?#\s]+)$/i.exec(
      text.trim(),
    )
  const [, user = '', host = '', port, database = ''] = parts ?? []
  if (parts === null) return fault('notAnAddress')
  if (user.includes(':')) return fault('hasPassword')
  const number = port === undefined ? usualPort : Number(port)
  const texts = [decode(user), decode(database)] as const
  if (number < 1 || number > 65_535 || texts[0] === null || texts[1] === null) {
    return fault('notAnAddress')
  }
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

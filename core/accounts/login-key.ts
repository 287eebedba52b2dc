import { z } from 'zod'

/** What a server counts failed logins, bans and cooldowns for: one login, however many accounts use it. */
export const loginKeySchema = z.strictObject({ origin: z.string(), login: z.string() })
export type LoginKey = Readonly<z.infer<typeof loginKeySchema>>

export interface LoginAtServer {
  readonly baseUrl: string
  readonly login: string
}

/** Letters of either case are one login: taking two for one is careful, taking one for two is not. */
export const loginKey = ({ baseUrl, login }: LoginAtServer): LoginKey => ({
  origin: originOf(baseUrl),
  login: login.trim().toLowerCase(),
})

/** The origin of an address, without the port that the scheme implies. */
export const originOf = (baseUrl: string): string =>
  (/^https?:\/\/[^/?#]+/i.exec(baseUrl)?.[0] ?? baseUrl)
    .toLowerCase()
    .replace(/(?<=^https:.*):443$|(?<=^http:.*):80$/, '')

const names = new WeakMap<LoginKey, string>()

/** A name is put together once for each key, because the guards ask for it a dozen times around every call. */
export const nameOfLogin = (key: LoginKey): string => {
  const known = names.get(key)
  if (known !== undefined) return known
  const name = JSON.stringify([key.origin, key.login])
  names.set(key, name)
  return name
}

export const isSameLogin = (one: LoginAtServer, other: LoginAtServer): boolean =>
  nameOfLogin(loginKey(one)) === nameOfLogin(loginKey(other))

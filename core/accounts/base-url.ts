export type BaseUrlFault = 'empty' | 'notAnAddress' | 'needsHttps' | 'hasCredentials' | 'hasQuery'

export type BaseUrlResult =
  | { readonly ok: true; readonly baseUrl: string }
  | { readonly ok: false; readonly fault: BaseUrlFault }

// scheme, user, host, port, path, rest
const address =
  /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<user>[^@/?#]*@)?(?<host>\[[0-9a-f:.]+\]|[^\s:/?#@[\]]+)(?<port>:\d{1,5})?(?<path>\/[^\s?#]*)?(?<rest>[?#].*)?$/i
const host =
  /^(?:\[[0-9a-f:.]+\]|(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)$/iu
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i
// People paste the address of an endpoint as often as that of the server.
const apiPath = /\/ws(?:\/v\d+(?:\/[^/]*)?)?\/*$/i

const fault = (kind: BaseUrlFault): BaseUrlResult => ({ ok: false, fault: kind })

/** The address of a CRM as a person pastes it: https, or http on this computer only. */
export const parseBaseUrl = (text: string): BaseUrlResult => {
  const trimmed = text.trim()
  if (trimmed === '') return fault('empty')
  const parts = address.exec(trimmed.includes('://') ? trimmed : `https://${trimmed}`)?.groups
  if (!parts?.['host'] || !host.test(parts['host'])) return fault('notAnAddress')
  if (parts['user']) return fault('hasCredentials')
  if (parts['rest']) return fault('hasQuery')
  const scheme = parts['scheme']?.toLowerCase()
  const name = parts['host'].toLowerCase()
  if (scheme !== 'https' && !(scheme === 'http' && loopback.test(name))) return fault('needsHttps')
  if (Number(parts['port']?.slice(1) ?? 1) > 65_535) return fault('notAnAddress')
  const path = (parts['path'] ?? '').replace(apiPath, '').replace(/\/+$/, '')
  return { ok: true, baseUrl: `${scheme}://${name}${parts['port'] ?? ''}${path}` }
}

export type ProxyRoute =
  | { readonly kind: 'direct' }
  | { readonly kind: 'through'; readonly proxy: string }
  | { readonly kind: 'unsupported' }

const schemes: Readonly<Record<string, string>> = { PROXY: 'http', HTTP: 'http', HTTPS: 'https' }

/** The first way that is possible of those that the system names: `PROXY host:port; SOCKS host:port; DIRECT`. */
export const parseProxyAnswer = (answer: string): ProxyRoute => {
  const entries = answer
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  if (entries.length === 0) return { kind: 'direct' }
  for (const entry of entries) {
    const [kind = '', address] = entry.split(/\s+/)
    if (kind.toUpperCase() === 'DIRECT') return { kind: 'direct' }
    const scheme = schemes[kind.toUpperCase()]
    if (scheme !== undefined && address !== undefined) {
      return { kind: 'through', proxy: `${scheme}://${address}` }
    }
  }
  return { kind: 'unsupported' }
}

/** The way to an address as the variables of the environment name it, in the words that a system's proxy has. */
export const proxyOfEnvironment =
  (environment: NodeJS.ProcessEnv) =>
  (url: string): string => {
    const { protocol, hostname, port } = new URL(url)
    const read = (name: string) => environment[name] || environment[name.toUpperCase()] || ''
    const isLeftOut = read('no_proxy')
      .split(/[\s,]+/)
      .filter((entry) => entry !== '')
      .some((entry) => matches(entry, { hostname, port: port || usualPorts[protocol] || '' }))
    if (isLeftOut) return 'DIRECT'
    const named = read(`${protocol.slice(0, -1)}_proxy`) || read('all_proxy')
    // Other programs take an address without a scheme as one of http.
    const proxy = named.includes('://') ? named : `http://${named}`
    if (!URL.canParse(proxy)) return 'DIRECT'
    const { protocol: scheme, host } = new URL(proxy)
    const kind = kinds[scheme]
    return kind === undefined ? 'DIRECT' : `${kind} ${host}`
  }

const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

const kinds: Readonly<Record<string, string>> = {
  'http:': 'PROXY',
  'https:': 'HTTPS',
  'socks:': 'SOCKS',
  'socks4:': 'SOCKS',
  'socks5:': 'SOCKS',
}

/** An entry is a host, which counts for what ends in it too, with or without a port; `*` leaves everything out. */
const matches = (
  entry: string,
  { hostname, port }: { readonly hostname: string; readonly port: string },
): boolean => {
  if (entry === '*') return true
  const [, name = '', ofPort] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? []
  const isHost = hostname === name || hostname.endsWith(`.${name}`)
  return name !== '' && isHost && (ofPort === undefined || ofPort === port)
}

/** Parsed, https, exactly one of the hosts with its port, and nobody's name in it; null is "do not open". */
export const allowedLink = (address: string, hosts: readonly string[]): string | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isAllowed =
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    hosts.includes(url.host)
  return isAllowed ? url.href : null
}

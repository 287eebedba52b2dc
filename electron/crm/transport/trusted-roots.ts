import tls from 'node:tls'

/**
 * The roots of the runtime and of the system, where the runtime can read those (from Node 22.15): what a
 * company's own authority has signed is accepted as by every other program of the computer.
 */
export const trustedRoots = (): readonly string[] => {
  const { getCACertificates: read, rootCertificates }: Partial<typeof tls> = tls
  return read === undefined ? (rootCertificates ?? []) : [...read('bundled'), ...read('system')]
}

/** Where the runner tells its status: an address of this computer and a port. */
export interface ServeAddress {
  readonly host: string
  readonly port: number
}

export const usualAddress: ServeAddress = { host: '127.0.0.1', port: 8710 }

const pattern = /^(?:(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):)?(\d{1,5})$/

const highestPort = 65_535

/** `8710`, `0.0.0.0:8710` or `[::1]:8710`; `off` for none. Null for what is no address. */
export const readServeAddress = (text: string): ServeAddress | 'off' | null => {
  if (text === 'off') return 'off'
  const [, bracketed, plain, digits] = pattern.exec(text) ?? []
  const port = Number(digits)
  if (digits === undefined || port > highestPort) return null
  return { host: bracketed ?? plain ?? usualAddress.host, port }
}

/** Whether only programs of this computer reach it. */
export const isLoopback = ({ host }: Pick<ServeAddress, 'host'>): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)

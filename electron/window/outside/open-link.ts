import { shell } from 'electron'
import { allowedLink } from './allowed-link.ts'

/** The one door to the system's browser. Answers whether the address was let through. */
export const openLink = async (address: string, hosts: readonly string[]): Promise<boolean> => {
  const allowed = allowedLink(address, hosts)
  if (allowed === null) return false
  await shell.openExternal(allowed)
  return true
}

export const showInFolder = (path: string): void => shell.showItemInFolder(path)

import type { WorkspaceId } from '#core/ids'
import type { Keychain } from './keychain.ts'
import { createSecretVault, type SecretVault } from './secret-vault.ts'

/** The owner of a header that a web site asks for: it belongs to one origin and is not found for another. */
interface SiteHeaderOwner {
  readonly workspaceId: WorkspaceId
  readonly origin: string
}

export type SiteHeaderVault = SecretVault<SiteHeaderOwner>

export const createSiteHeaderVault = (keychain: Keychain): SiteHeaderVault =>
  createSecretVault(keychain, ({ workspaceId, origin }) => `site-${workspaceId}@${origin}`)

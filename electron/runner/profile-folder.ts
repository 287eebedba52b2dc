import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Policy } from '#core/policy/policy'

interface Place {
  readonly chosen: string | null
  readonly policy: Pick<Policy, 'profileFolder'>
  readonly platform: NodeJS.Platform
  readonly environment: NodeJS.ProcessEnv
}

/** The name under which Electron keeps the profile of the window. */
const folderName = 'Unitdesk'

/** The folder of the profile: the one that was chosen, the policy's, that of a service, or that of the user's window. */
export const profileFolder = ({ chosen, policy, platform, environment }: Place): string => {
  if (chosen !== null) return chosen
  const { profileFolder: ofPolicy } = policy
  if (ofPolicy !== null) {
    return ofPolicy.startsWith('~') ? join(homedir(), ofPolicy.slice(1)) : ofPolicy
  }
  // systemd names the folder that it has made for the service.
  const [ofService] = (environment['STATE_DIRECTORY'] ?? '').split(':')
  if (ofService) return ofService
  return join(applicationData(platform, environment), folderName)
}

const applicationData = (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string => {
  if (platform === 'win32') return environment['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support')
  return environment['XDG_CONFIG_HOME'] || join(homedir(), '.config')
}

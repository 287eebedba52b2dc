export interface LaunchEnvironment {
  readonly platform: string
  readonly isRoot: boolean
  /** Whether this user may make the namespaces that Chromium's sandbox consists of. */
  readonly canSandbox: boolean
  /** What is free in /dev/shm; null where there is no such folder. */
  readonly sharedMemoryBytes: number | null
  readonly onlyWayland: boolean
}

export interface Switch {
  readonly switch: string
  readonly why: string
}

// Containers often have 64 MB, which a few large bitmaps fill; Chromium then ends without a word.
const enoughSharedMemoryBytes = 256 * 1024 * 1024

/** The switches that Chromium needs to run where it is. */
export const chromiumSwitches = (environment: LaunchEnvironment): Switch[] => {
  if (environment.platform !== 'linux') return []
  return [
    ...sandboxSwitch(environment),
    ...(environment.sharedMemoryBytes !== null &&
    environment.sharedMemoryBytes < enoughSharedMemoryBytes
      ? [{ switch: '--disable-dev-shm-usage', why: '/dev/shm is too small' }]
      : []),
    ...(environment.onlyWayland
      ? [{ switch: '--ozone-platform=wayland', why: 'there is no X display' }]
      : []),
  ]
}

const sandboxSwitch = ({ isRoot, canSandbox }: LaunchEnvironment): Switch[] => {
  if (isRoot) return [{ switch: '--no-sandbox', why: 'Chromium does not sandbox itself for root' }]
  if (canSandbox) return []
  return [
    {
      switch: '--no-sandbox',
      why: 'this system does not let users make namespaces (see kernel.unprivileged_userns_clone, kernel.apparmor_restrict_unprivileged_userns)',
    },
  ]
}

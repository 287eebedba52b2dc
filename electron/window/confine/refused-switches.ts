/** Switches that would open a packaged application to whoever can start it. Fuses alone do not close these. */
const refused = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'inspect-publish-uid',
  'js-flags',
  'load-extension',
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-running-insecure-content',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'ignore-urlfetcher-cert-requests',
  'no-sandbox',
  'disable-sandbox',
  'disable-setuid-sandbox',
  'disable-seccomp-filter-sandbox',
  'no-zygote-sandbox',
  'proxy-server',
  'proxy-pac-url',
  'host-rules',
  'host-resolver-rules',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'log-net-log',
  'net-log-capture-mode',
  'user-data-dir',
] as const

/** The refused switches on a command line. Chromium ignores the case and takes one or two dashes. */
export const findRefusedSwitches = (args: readonly string[]): string[] =>
  args.flatMap((argument) => {
    const name = /^(?:--?|\/)([^=]+)/.exec(argument)?.[1]?.toLowerCase()
    return refused.find((known) => known === name) ?? []
  })

/**
 * Whether an AppImage has found that this system refuses it the namespaces of which the sandbox consists: its launcher
 * adds the switch then, and nobody else has named one.
 */
export const isWithoutNamespaces = (
  switches: readonly string[],
  appImage: string | undefined,
): boolean => appImage !== undefined && switches.every((name) => name === 'no-sandbox')

/** What a process ends with that was configured wrongly (sysexits: EX_CONFIG). */
export const refusedExitCode = 78

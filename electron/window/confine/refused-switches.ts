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

/** The first refused switch on a command line, or null. Chromium ignores the case and takes one or two dashes. */
export const findRefusedSwitch = (args: readonly string[]): string | null => {
  for (const argument of args) {
    const name = /^(?:--?|\/)([^=]+)/.exec(argument)?.[1]?.toLowerCase()
    const found = refused.find((known) => known === name)
    if (found !== undefined) return found
  }
  return null
}

/** What a process ends with that was configured wrongly (sysexits: EX_CONFIG). */
export const refusedExitCode = 78

import type { App } from 'electron'

const scheme = 'unitdesk'

/** The link that the system has started the program with; null where there is none. */
export const linkIn = (args: readonly string[]): string | null =>
  args.find((argument) => argument.startsWith(`${scheme}:`)) ?? null

interface Links {
  /** Hears of every link, also of those that came before. */
  readonly follow: (listener: (link: string) => void) => void
}

/** Takes links of this start, of another start that has ended in favour of this one, and those that macOS hands over. */
export const collectLinks = (
  app: Pick<App, 'on' | 'isPackaged' | 'setAsDefaultProtocolClient'>,
  { args, platform }: { readonly args: readonly string[]; readonly platform: NodeJS.Platform },
): Links => {
  // On Linux the entry of the desktop says that links are ours, and on macOS the bundle.
  if (app.isPackaged && platform === 'win32') app.setAsDefaultProtocolClient(scheme)
  const early: string[] = []
  let take = (link: string): void => void early.push(link)
  const takeFrom = (given: readonly string[]) => {
    const link = linkIn(given)
    if (link !== null) take(link)
  }
  takeFrom(args)
  app.on('second-instance', (_event, others) => takeFrom(others))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    take(link)
  })
  return {
    follow: (listener) => {
      take = listener
      for (const link of early.splice(0)) listener(link)
    },
  }
}

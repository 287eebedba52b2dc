import type { App } from 'electron'
import { parseLaunchOptions } from '../launch-options.ts'
import { linkIn } from '../outside/links.ts'

interface EndDependencies {
  readonly end: () => Promise<void>
  /** The file that starts this application. */
  readonly program: string
}

/**
 * The application ends when the store is closed and the next start is prepared, and not before. Whoever starts it
 * meanwhile has ended in its favour: it starts once more for them, with what they have named.
 */
export const endOnQuit = (
  app: Pick<App, 'on' | 'once' | 'relaunch' | 'exit'>,
  { end, program }: EndDependencies,
): void => {
  app.on('will-quit', (event) => event.preventDefault())
  app.once('will-quit', async () => {
    const starts: (readonly string[])[] = []
    app.on('second-instance', (_event, command) => void starts.push(command))
    try {
      await end()
    } finally {
      // A person's start counts more than one that is meant for nobody's eyes.
      const last =
        starts.findLast((command) => linkIn(command) !== null) ??
        starts.findLast((command) => !parseLaunchOptions(command).background) ??
        starts.at(-1)
      if (last !== undefined) app.relaunch({ execPath: program, args: last.slice(1) })
      app.exit()
    }
  })
}

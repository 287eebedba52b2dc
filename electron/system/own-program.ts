import { isAbsolute, sep } from 'node:path'

type RunningProgram = Pick<NodeJS.Process, 'env' | 'execPath'>

/**
 * The AppImage that this program runs from; null where it runs from none. An AppImage says by two variables where it lies
 * and where it is mounted. Whatever it starts inherits them, so they count only where the running program is inside: the
 * AppImage of another application would be taken for this one otherwise.
 */
export const ownAppImage = ({ env, execPath }: RunningProgram): string | null => {
  const { APPIMAGE: file = '', APPDIR: mounted = '' } = env
  const isInside = mounted !== '' && execPath.startsWith(mounted + sep)
  return isInside && isAbsolute(file) ? file : null
}

/** The file that starts this program again. */
export const ownProgram = (running: RunningProgram): string =>
  ownAppImage(running) ?? running.execPath

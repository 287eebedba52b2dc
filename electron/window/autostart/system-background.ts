import { join } from 'node:path'
import { app } from 'electron'
import { failed, success } from '#core/contract/failure'
import { storeCause } from '../../store/file/write-failure.ts'
import { backgroundArgument } from '../launch-options.ts'
import { autostartFile } from './autostart-file.ts'
import type { Background } from './background.ts'

export const systemBackground = (environment: NodeJS.ProcessEnv, program: string): Background => {
  const command = commandOf(program)
  if (process.platform === 'linux') return linuxBackground(environment, command)
  const args = command.slice(1)
  return {
    canStartWithSystem: true,
    startsWithSystem: () => app.getLoginItemSettings({ args }).openAtLogin,
    setStartsWithSystem: (isWanted) => {
      app.setLoginItemSettings({ openAtLogin: isWanted, args })
      return success(null)
    },
    canStayInTray: true,
  }
}

const linuxBackground = (
  environment: NodeJS.ProcessEnv,
  command: readonly string[],
): Background => {
  const config = environment['XDG_CONFIG_HOME'] || join(app.getPath('home'), '.config')
  const path = join(config, 'autostart', 'unitdesk.desktop')
  const file = autostartFile(path)
  return {
    canStartWithSystem: true,
    startsWithSystem: file.isThere,
    setStartsWithSystem: (isWanted) => {
      try {
        if (isWanted) file.write(command)
        else file.remove()
        return success(null)
      } catch (error) {
        return failed({ kind: 'store', cause: storeCause(error), path, again: 'afterFix' })
      }
    },
    // The tray is reached over the bus of the session.
    canStayInTray: Boolean(environment['DBUS_SESSION_BUS_ADDRESS']),
  }
}

const commandOf = (program: string): string[] => [
  program,
  ...(app.isPackaged ? [] : [app.getAppPath()]),
  backgroundArgument,
]

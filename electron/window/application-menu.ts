import { Menu } from 'electron'

/** macOS expects its menu; elsewhere the window has its own navigation and the menu bar stays away. */
export const setApplicationMenu = (platform: NodeJS.Platform): void => {
  if (platform !== 'darwin') {
    Menu.setApplicationMenu(null)
    return
  }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]),
  )
}

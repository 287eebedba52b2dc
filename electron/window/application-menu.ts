import { Menu } from 'electron'
import { type Help, menuOfMac } from './menu-of-mac.ts'

/** macOS expects its menu; elsewhere the window has its own navigation and the menu bar stays away. */
export const hideMenuBar = (platform: NodeJS.Platform): void => {
  if (platform !== 'darwin') Menu.setApplicationMenu(null)
}

export const showMenuOfMac = (platform: NodeJS.Platform, help: Help): void => {
  if (platform === 'darwin') Menu.setApplicationMenu(Menu.buildFromTemplate(menuOfMac(help)))
}

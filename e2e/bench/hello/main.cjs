'use strict'
// The least that an Electron application can be: what Unitdesk is measured against.
const { join } = require('node:path')
const { app, BrowserWindow, ipcMain } = require('electron')

app.whenReady().then(() => {
  const window = new BrowserWindow({
    show: false,
    width: 1440,
    height: 900,
    webPreferences: { sandbox: true, preload: join(__dirname, 'preload.cjs') },
  })
  window.once('ready-to-show', () => window.show())
  ipcMain.once('painted', () => process.stdout.write('painted\n'))
  window.loadFile(join(__dirname, 'index.html'))
})

'use strict'
const { ipcRenderer } = require('electron')

// The second frame: the first one has been shown by then.
addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => requestAnimationFrame(() => ipcRenderer.send('painted'))),
)

import { contextBridge, ipcRenderer, webUtils } from 'electron'

// A sandboxed preload may import nothing but electron: the channel names repeat ipc/channels.ts.
type Listener = (payload: unknown) => void

contextBridge.exposeInMainWorld('unitdesk', {
  call: (name: string, input: unknown, callId: string): Promise<unknown> =>
    ipcRenderer.invoke('unitdesk:call', name, input, callId),

  on: (name: string, listener: Listener): (() => void) => {
    const receive = (_event: unknown, eventName: unknown, payload: unknown) => {
      if (eventName === name) listener(payload)
    }
    ipcRenderer.on('unitdesk:event', receive)
    return () => ipcRenderer.off('unitdesk:event', receive)
  },

  // Paths stay on this side: the page gets opaque tokens of files that a person has dropped or picked.
  grantFiles: (files: File[]): Promise<unknown> =>
    ipcRenderer.invoke(
      'unitdesk:grant-files',
      files.map((file) => webUtils.getPathForFile(file)),
    ),
})

import { randomUUID } from 'node:crypto'
import { BrowserWindow, type Session, session as sessions } from 'electron'
import { once } from '#core/once'
import { confineSession } from '../confine/confine.ts'
import { bundleOrigin, bundleScheme } from '../protocol/answer-bundle-request.ts'
import { printPdf } from './print-pdf.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

/**
 * Prints pages that main has made itself, in a window that nobody sees: without scripts, without the preload, and in
 * a session that answers with the page to be printed and with nothing else.
 */
export const pagePrinter = () => {
  const pages = new Map<string, string>()
  const openSession = once((): Session => {
    const opened = sessions.fromPartition('paper')
    confineSession(opened)
    opened.protocol.handle(bundleScheme, ({ url }) => {
      const page = pages.get(url)
      return page === undefined
        ? new Response(null, { status: 404 })
        : new Response(page, { headers })
    })
    return opened
  })
  return async (page: string): Promise<Uint8Array> => {
    const address = `${bundleOrigin}/paper/${randomUUID()}`
    const window = new BrowserWindow({
      show: false,
      webPreferences: {
        session: openSession(),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        javascript: false,
        devTools: false,
      },
    })
    pages.set(address, page)
    try {
      await window.loadURL(address)
      return await printPdf(window, 'landscape')
    } finally {
      pages.delete(address)
      window.destroy()
    }
  }
}

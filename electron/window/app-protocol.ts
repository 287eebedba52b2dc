import { randomBytes } from 'node:crypto'
import { protocol, type Session } from 'electron'
import {
  answerBundleRequest,
  bundleScheme,
  nonceLength,
  pageAddress,
} from './answer-bundle-request.ts'
import { listBundleFiles } from './bundle-files.ts'
import { onceReadable } from './once-readable.ts'

/** To be called before the application is ready: later it would come too late. */
export const declareAppProtocol = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: bundleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])

/** Resolves when the page itself is asked for: its process is up then, and busy for a while. */
export const serveAppProtocol = (session: Session, folder: string): Promise<void> => {
  const files = listBundleFiles(folder)
  const newNonce = () => randomBytes(nonceLength / 2).toString('hex')
  return new Promise((pageAsked) => {
    session.protocol.handle(bundleScheme, (request) => {
      const answer = () => answerBundleRequest(files, request, newNonce)
      if (request.url !== pageAddress) return onceReadable(answer)
      pageAsked()
      return answer()
    })
  })
}

import { randomBytes } from 'node:crypto'
import { protocol, type Session } from 'electron'
import {
  answerBundleRequest,
  bundleScheme,
  nonceLength,
  pageAddress,
  pictureOrigin,
} from './answer-bundle-request.ts'
import { listBundleFiles } from './bundle-files.ts'
import { onceReadable } from './once-readable.ts'
import type { PicturePaths } from './picture-paths.ts'

/** To be called before the application is ready: later it would come too late. */
export const declareAppProtocol = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: bundleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])

/** What is served besides the page itself. */
interface ServedBeside {
  readonly folder: string
  /** Known when the store is open. */
  readonly pictures: () => Promise<PicturePaths>
}

/** Resolves when the page itself is asked for: its process is up then, and busy for a while. */
export const serveAppProtocol = (
  session: Session,
  { folder, pictures }: ServedBeside,
): Promise<void> => {
  const files = listBundleFiles(folder)
  const newNonce = () => randomBytes(nonceLength / 2).toString('hex')
  return new Promise((pageAsked) => {
    session.protocol.handle(bundleScheme, (request) => {
      if (request.url.startsWith(pictureOrigin)) return answerPicture(pictures, request)
      const answer = () => answerBundleRequest(files, request, newNonce)
      if (request.url !== pageAddress) return onceReadable(answer)
      pageAsked()
      return answer()
    })
  })
}

// Not needed for the first screen, and so not read for it.
const answerPicture = async (
  pictures: ServedBeside['pictures'],
  request: Request,
): Promise<Response> => {
  const { answerPictureRequest } = await import('./answer-picture-request.ts')
  return answerPictureRequest(await pictures(), request)
}

import { randomBytes } from 'node:crypto'
import { type ProtocolRequest, protocol, type Session } from 'electron'
import {
  answerBundleRequest,
  bundleScheme,
  nonceLength,
  pageAddress,
  pictureOrigin,
} from './answer-bundle-request.ts'
import { listBundleFiles } from './bundle-files.ts'
import { answerFromServer, developmentServer } from './development-page.ts'
import { onceReadable } from './once-readable.ts'
import type { PageAnswer } from './page-answer.ts'
import type { PicturePaths } from './picture-paths.ts'

/** Declares the scheme; Electron allows that only before the application is ready. */
export const declareAppProtocol = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: bundleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])

/** As Chromium counts its errors. */
const loadingFailed = -2

type PageRequest = Pick<ProtocolRequest, 'method' | 'url' | 'headers'>

interface ServedFiles {
  readonly folder: string
  /** Called with the store open, which is later than the page. */
  readonly pictures: () => Promise<PicturePaths>
  /** Called when the page itself is asked for: its process is up, and busy for a while. */
  readonly onPageAsked: () => void
}

export const serveAppProtocol = (
  session: Session,
  { folder, pictures, onPageAsked }: ServedFiles,
): void => {
  const server = developmentServer()
  const files = server === null ? listBundleFiles(folder) : new Map()
  const newNonce = () => randomBytes(nonceLength / 2).toString('hex')
  const answer = async (request: PageRequest): Promise<PageAnswer> => {
    if (request.url.startsWith(pictureOrigin)) return answerPicture(pictures, request)
    if (request.url === pageAddress) onPageAsked()
    if (server !== null) {
      const accept = request.headers['Accept'] ?? '*/*'
      return answerFromServer(server, { url: request.url, accept })
    }
    return onceReadable(() => answerBundleRequest(files, request, newNonce))
  }
  // Its successor loads Node's fetch while the page waits for main: see docs/decisions.md.
  session.protocol.registerStreamProtocol(bundleScheme, (request, respond) => {
    void answer(request).then(
      ({ status, headers, body }) =>
        respond({ statusCode: status, headers: { ...headers }, data: body }),
      (error: unknown) => {
        respond({ error: loadingFailed })
        throw error
      },
    )
  })
}

// Pictures are not needed for the first screen, so their code is loaded later.
const answerPicture = async (
  pictures: ServedFiles['pictures'],
  request: PageRequest,
): Promise<PageAnswer> => {
  const { answerPictureRequest } = await import('./answer-picture-request.ts')
  return answerPictureRequest(await pictures(), request)
}

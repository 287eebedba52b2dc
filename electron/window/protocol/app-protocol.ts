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

/** To be called before the application is ready: later it would come too late. */
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
  const server = developmentServer()
  const files = server === null ? listBundleFiles(folder) : new Map()
  const newNonce = () => randomBytes(nonceLength / 2).toString('hex')
  return new Promise((pageAsked) => {
    const answer = async (request: PageRequest): Promise<PageAnswer> => {
      if (request.url.startsWith(pictureOrigin)) return answerPicture(pictures, request)
      if (request.url === pageAddress) pageAsked()
      if (server !== null) {
        return answerFromServer(server, {
          url: request.url,
          accept: request.headers['Accept'] ?? '*/*',
        })
      }
      return onceReadable(() => answerBundleRequest(files, request, newNonce))
    }
    // Its successor makes a request and an answer of Node's fetch, and loads that for every start: 30 ms.
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
  })
}

// Not needed for the first screen, and so not read for it.
const answerPicture = async (
  pictures: ServedBeside['pictures'],
  request: PageRequest,
): Promise<PageAnswer> => {
  const { answerPictureRequest } = await import('./answer-picture-request.ts')
  return answerPictureRequest(await pictures(), request)
}

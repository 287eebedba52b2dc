import { app } from 'electron'
import { bundleOrigin } from './answer-bundle-request.ts'
import { found, notFound, type PageAnswer } from './page-answer.ts'

/**
 * The address from which `npm run dev` serves the page's sources; null in every other start. The page keeps the address
 * of the bundle, so that trust and confinement are the same; only its content policy is missing, because the script
 * that replaces changed modules stands in the page itself.
 */
export const developmentServer = (): string | null =>
  app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null)

interface SourceRequest {
  readonly url: string
  /** The server answers a style sheet to a link and a script that brings it to an import. */
  readonly accept: string
}

export const answerFromServer = async (
  server: string,
  { url, accept }: SourceRequest,
): Promise<PageAnswer> => {
  const response = await fetch(`${server}${url.slice(bundleOrigin.length)}`, {
    headers: { accept },
  })
  const contentType = response.headers.get('content-type')
  if (!response.ok || contentType === null) return notFound()
  return found({ 'content-type': contentType }, [new Uint8Array(await response.arrayBuffer())])
}

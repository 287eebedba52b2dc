import { type App, type Session, session as sessions } from 'electron'
import { loadPage } from '../load-page.ts'
import { bundleOrigin } from '../protocol/answer-bundle-request.ts'
import { developmentServer } from '../protocol/development-page.ts'

/** Confines the page: no navigation, no new window, no permission, no request to the network. */
export const confinePages = (app: App): void => {
  app.on('web-contents-created', (_event, contents) => {
    const refuse = (event: { preventDefault: () => void }) => event.preventDefault()
    contents.on('will-navigate', refuse)
    contents.on('will-frame-navigate', refuse)
    contents.on('will-redirect', refuse)
    contents.on('will-attach-webview', refuse)
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    // An empty page is gone to without being asked about: the way back is the only answer.
    contents.on('did-navigate', (_navigated, url) => {
      if (!url.startsWith(`${bundleOrigin}/`)) void loadPage(contents)
    })
  })
}

// Copying what a person has selected is the only thing that a page may do beyond itself.
const allowedPermission = 'clipboard-sanitized-write'

export const confineSession = (session: Session = sessions.defaultSession): void => {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === allowedPermission),
  )
  session.setPermissionCheckHandler((_contents, permission) => permission === allowedPermission)
  session.setDevicePermissionHandler(() => false)
  const prefixes = [...ownPrefixes, ...changesOfSources()]
  session.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: !prefixes.some((prefix) => url.startsWith(prefix)) }),
  )
}

const ownPrefixes = [`${bundleOrigin}/`, 'data:', 'blob:', 'devtools:']

// Under `npm run dev` a socket tells the page which of its sources have changed.
const changesOfSources = (): string[] => {
  const server = developmentServer()
  return server === null ? [] : [server.replace('http:', 'ws:')]
}

import { type App, type ProxyConfig, type Session, session as sessions } from 'electron'
import { loadPage } from '../load-page.ts'
import { bundleOrigin } from '../protocol/answer-bundle-request.ts'
import { developmentServer } from '../protocol/development-page.ts'

/** Confines the page: no navigation, no new window, no permission, no request to the network. Before the application is ready. */
export const confinePages = (app: App): void => {
  // A link may ask for a name to be looked up, which no proxy and no rule for requests is asked about.
  app.commandLine.appendSwitch('blink-settings', 'dnsPrefetchingEnabled=false')
  app.on('web-contents-created', (_event, contents) => {
    const refuse = (event: { preventDefault: () => void }) => event.preventDefault()
    contents.on('will-navigate', refuse)
    contents.on('will-frame-navigate', refuse)
    contents.on('will-redirect', refuse)
    contents.on('will-attach-webview', refuse)
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    // Words that pages exchange directly pass by every rule for requests.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
    // An empty page is gone to without being asked about: the way back is the only answer.
    contents.on('did-navigate', (_navigated, url) => {
      if (!url.startsWith(`${bundleOrigin}/`)) void loadPage(contents)
    })
  })
}

// Copying what a person has selected is the only thing that a page may do beyond itself.
const allowedPermission = 'clipboard-sanitized-write'

export const confineSession = (session: Session = sessions.defaultSession): void => {
  // Connections that a page only prepares would be made, were there no proxy that is to make them.
  void session.setProxy(nowhere)
  // The spell checker would load its dictionaries from a foreign host.
  session.setSpellCheckerEnabled(false)
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

/** A proxy that is not there, also on the way to this computer itself, which leaves proxies out otherwise. */
const nowhere: ProxyConfig = {
  mode: 'fixed_servers',
  proxyRules: 'http://127.0.0.1:9',
  proxyBypassRules: developmentServer() === null ? '<-loopback>' : '',
}

const ownPrefixes = [`${bundleOrigin}/`, 'data:', 'blob:', 'devtools:']

// Under `npm run dev` a socket tells the page which of its sources have changed.
const changesOfSources = (): string[] => {
  const server = developmentServer()
  return server === null ? [] : [server.replace('http:', 'ws:')]
}

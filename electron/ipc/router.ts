import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron'
import { failed, type Result } from '#core/contract/failure'
import type { EventName, PayloadOf } from '#core/contract/index'
import { type AnswerDependencies, answerCall } from './answer.ts'
import { createCallsUnderWay } from './calls-under-way.ts'
import { callChannel, eventChannel, grantFilesChannel } from './channels.ts'
import type { FileGrants } from './file-grants.ts'
import type { Handlers } from './handlers.ts'
import { isTrustedFrame, type SenderFrame } from './sender.ts'

/** All but the cancelling of calls, which only the router can do. */
export type RoutedHandlers = Omit<Handlers, 'app.cancelCall'>

export interface RouterDependencies extends Omit<AnswerDependencies, 'handlers'> {
  /** Asked with every call: what answers changes when the store opens after all. */
  readonly handlers: () => RoutedHandlers
  readonly trustedOrigin: string
  readonly fileGrants: FileGrants
}

export interface Router {
  readonly send: <N extends EventName>(name: N, payload: PayloadOf<N>) => void
  /** Aborts what a window has under way when it navigates or is destroyed. */
  readonly watch: (contents: WebContents) => void
}

const refusedSender: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'sender',
  again: 'never',
})

export const startRouter = (dependencies: RouterDependencies): Router => {
  const { trustedOrigin, fileGrants, logRefused } = dependencies
  const underWay = createCallsUnderWay()
  const watched = new Set<WebContents>()

  const isTrusted = (event: IpcMainInvokeEvent, what: string): boolean => {
    const frame: SenderFrame | null = event.senderFrame
    if (watched.has(event.sender) && isTrustedFrame(frame, trustedOrigin)) return true
    logRefused({ call: what, reason: 'not sent by the application window' })
    return false
  }

  ipcMain.handle(callChannel, (event, name: unknown, input: unknown, callId: unknown) => {
    if (!isTrusted(event, 'call')) return refusedSender
    return underWay.run({ owner: event.sender.id, callId }, (signal) => {
      const handlers: Handlers = {
        ...dependencies.handlers(),
        'app.cancelCall': (wanted) => underWay.cancel({ owner: event.sender.id, ...wanted }),
      }
      return answerCall({ ...dependencies, handlers }, name, input, { signal })
    })
  })

  ipcMain.handle(grantFilesChannel, (event, paths: unknown) =>
    isTrusted(event, 'grant files') ? fileGrants.grant(paths) : refusedSender,
  )

  return {
    send: (name, payload) => {
      for (const contents of watched) contents.send(eventChannel, name, payload)
    },
    watch: (contents) => {
      const owner = contents.id
      watched.add(contents)
      contents.on('did-start-navigation', (details) => {
        if (details.isMainFrame && !details.isSameDocument) underWay.cancelAll(owner)
      })
      contents.on('destroyed', () => {
        watched.delete(contents)
        underWay.cancelAll(owner)
      })
    },
  }
}

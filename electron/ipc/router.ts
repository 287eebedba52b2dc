import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron'
import type { Result } from '#core/contract/failure'
import type { EventName, PayloadOf } from '#core/contract/index'
import type { Answering } from './answering.ts'
import type { AnswersAhead } from './answers-ahead.ts'
import { createCallsUnderWay } from './calls-under-way.ts'
import { callChannel, eventChannel, grantFilesChannel } from './channels.ts'
import { isTrustedFrame, type SenderFrame } from './sender.ts'

export interface RouterDependencies {
  readonly ahead: Pick<AnswersAhead, 'take'>
  /** Where nothing was told ahead, the first calls wait for it: the store is opened while the page starts. */
  readonly answering: Promise<Answering>
  readonly trustedOrigin: string
  readonly logRefused: (entry: { call: string; reason: string }) => void
}

export interface Router {
  readonly send: <N extends EventName>(name: N, payload: PayloadOf<N>) => void
  /** Aborts what a window has under way when it navigates or is destroyed. */
  readonly watch: (contents: WebContents) => void
}

const refusedSender: Result<never> = {
  ok: false,
  failure: { kind: 'notAllowed', reason: 'sender', again: 'never' },
}

export const startRouter = (dependencies: RouterDependencies): Router => {
  const { ahead, answering, trustedOrigin, logRefused } = dependencies
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
    const owner = event.sender.id
    return underWay.run({ owner, callId }, async (signal) => {
      const toldAhead = ahead.take(name, input)
      if (toldAhead !== null) return toldAhead
      return (await answering).call(name, input, {
        signal,
        cancelCall: (wanted) => underWay.cancel({ owner, ...wanted }),
      })
    })
  })

  ipcMain.handle(grantFilesChannel, async (event, paths: unknown) =>
    isTrusted(event, 'grant files') ? (await answering).grantFiles(paths) : refusedSender,
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

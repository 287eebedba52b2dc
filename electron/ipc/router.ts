import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron'
import type { Result } from '#core/contract/failure'
import type { CallAnswerer } from './answering.ts'
import { createCallsUnderWay } from './calls-under-way.ts'
import { callChannel, grantFilesChannel } from './channels.ts'
import { isTrustedFrame, type SenderFrame } from './sender.ts'

export interface RouterDependencies {
  /** The only page that is answered. */
  readonly contents: WebContents
  /** An answer that is there before the store is open, or null. */
  readonly answerAhead: (name: unknown, input: unknown) => Result<unknown> | null
  /** The other calls wait for it: the store is opened while the page starts. */
  readonly answering: Promise<CallAnswerer>
  readonly trustedOrigin: string
  readonly logRefused: (entry: { call: string; reason: string }) => void
}

const refusedSender: Result<never> = {
  ok: false,
  failure: { kind: 'notAllowed', reason: 'sender', again: 'never' },
}

/** Calls of a page that navigates or is destroyed are aborted, and what it was given of files ends. */
export const startRouter = ({
  contents,
  answerAhead,
  answering,
  trustedOrigin,
  logRefused,
}: RouterDependencies): void => {
  const underWay = createCallsUnderWay()
  const owner = contents.id

  const isTrusted = (event: IpcMainInvokeEvent, what: string): boolean => {
    const frame: SenderFrame | null = event.senderFrame
    if (event.sender === contents && isTrustedFrame(frame, trustedOrigin)) return true
    logRefused({ call: what, reason: 'not sent by the application window' })
    return false
  }

  ipcMain.handle(callChannel, (event, name: unknown, input: unknown, callId: unknown) => {
    if (!isTrusted(event, 'call')) return refusedSender
    return underWay.run({ owner, callId }, async (signal) => {
      const ahead = answerAhead(name, input)
      if (ahead !== null) return ahead
      return (await answering).call(name, input, {
        signal,
        cancelCall: (wanted) => underWay.cancel({ owner, ...wanted }),
      })
    })
  })

  ipcMain.handle(grantFilesChannel, async (event, paths: unknown) =>
    isTrusted(event, 'grant files') ? (await answering).grantFiles(paths) : refusedSender,
  )

  const leave = () => {
    underWay.cancelAll(owner)
    // Where nothing answers, the start itself tells why.
    void answering.then(
      ({ endFiles }) => endFiles(),
      () => undefined,
    )
  }
  contents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) leave()
  })
  contents.on('destroyed', leave)
}

import type { WebContents } from 'electron'
import type { EventName, PayloadOf } from '#core/contract/index'
import { eventChannel } from './channels.ts'

export type TellPage = <N extends EventName>(name: N, payload: PayloadOf<N>) => void

/** Sends an event to the page; a page that is gone gets none. */
export const tellPage =
  (contents: WebContents): TellPage =>
  (name, payload) => {
    if (!contents.isDestroyed()) contents.send(eventChannel, name, payload)
  }

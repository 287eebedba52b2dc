import { useSyncExternalStore } from 'react'
import type { ScreenName } from '#core/contract/app'
import { call } from './call.ts'

const waiting = new Set<() => void>()
let isPainted = false

/** Reports that a screen shows its first content and takes input: to tests and benchmarks by a mark, and to main. */
export const reportPainted = (screen: ScreenName): void => {
  if (document.documentElement.dataset['ready'] === screen) return
  document.documentElement.dataset['ready'] = screen
  performance.mark('unitdesk:ready', { detail: screen })
  void call('app.reportPainted', { screen })
  isPainted = true
  for (const tell of waiting) tell()
}

const subscribe = (tell: () => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** Whether the first screen of this start is painted: code that it does not need is loaded after it. */
export const useFirstPainted = (): boolean => useSyncExternalStore(subscribe, () => isPainted)

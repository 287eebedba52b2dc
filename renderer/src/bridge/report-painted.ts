import type { ScreenName } from '#core/contract/app'
import { call } from './call.ts'

/** A screen shows its first content and takes input: marked for tests and benchmarks, told to main. */
export const reportPainted = (screen: ScreenName): void => {
  if (document.documentElement.dataset['ready'] === screen) return
  document.documentElement.dataset['ready'] = screen
  performance.mark('unitdesk:ready', { detail: screen })
  void call('app.reportPainted', { screen })
}

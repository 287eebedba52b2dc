import { success } from '#core/contract/failure'
import type { HostServices } from '../wiring/open-services.ts'

/** Whoever has installed the runner brings its new versions too. */
export const noUpdates: HostServices['updates'] = {
  read: () => ({
    channel: 'stable',
    isChannelFixed: true,
    askedAt: null,
    state: { kind: 'notHere', because: 'packages' },
  }),
  ask: () => Promise.resolve(),
  chooseChannel: () => success(null),
  stop: () => undefined,
  install: () => Promise.resolve(),
}

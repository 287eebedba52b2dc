import type { EventName, PayloadOf } from '#core/contract/index'

/** Listens to an event of main; answers with the function that ends it. */
export const on = <N extends EventName>(
  name: N,
  listener: (payload: PayloadOf<N>) => void,
): (() => void) => window.unitdesk.on(name, (payload) => listener(payload as PayloadOf<N>))

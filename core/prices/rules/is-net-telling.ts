import type { ServerPair } from './price-pair.ts'

/** Whether some of these pairs are the same with VAT and not without it: then one price does not tell them apart. */
export const isNetTelling = (pairs: readonly ServerPair[]): boolean =>
  pairs.some((one) =>
    pairs.some((other) => one.grossMinor === other.grossMinor && one.netMinor !== other.netMinor),
  )

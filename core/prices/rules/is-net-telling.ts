import type { ServerPair } from './price-pair.ts'

/** Whether some of these pairs differ in the price without VAT alone, so that the price with VAT cannot tell them apart. */
export const isNetTelling = (pairs: readonly ServerPair[]): boolean =>
  pairs.some((one) =>
    pairs.some((other) => one.grossMinor === other.grossMinor && one.netMinor !== other.netMinor),
  )

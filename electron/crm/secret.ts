import { inspect } from 'node:util'

/** A password on its way to the one request that needs it: it cannot be printed or serialised by accident. */
export interface Secret {
  readonly reveal: () => string
}

const shown = '[secret]'

export const toSecret = (value: string): Secret =>
  Object.freeze({
    reveal: () => value,
    toString: () => shown,
    toJSON: () => shown,
    [inspect.custom]: () => shown,
  })

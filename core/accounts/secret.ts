/** A password on its way to the one request that needs it: it cannot be printed or serialised by accident. */
export interface Secret {
  readonly reveal: () => string
}

const shown = '[secret]'
// The name under which Node's `inspect` asks; core imports nothing of Node.
const inspected = Symbol.for('nodejs.util.inspect.custom')

export const toSecret = (value: string): Secret =>
  Object.freeze({
    reveal: () => value,
    toString: () => shown,
    toJSON: () => shown,
    [inspected]: () => shown,
  })

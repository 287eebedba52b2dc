const movedTo = process.env['MOVED_TO']
const RealDate = Date

/** A date whose clock runs like the real one, but on another day. */
const movedDate = (byMs: number): DateConstructor =>
  class MovedDate extends RealDate {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      if (given.length === 0) super(RealDate.now() + byMs)
      else super(...given)
    }

    static override now(): number {
      return RealDate.now() + byMs
    }
  } as DateConstructor

// The tests of one worker share their globals: the date is moved once.
if (movedTo !== undefined && RealDate.name === 'Date') {
  globalThis.Date = movedDate(RealDate.parse(movedTo) - RealDate.now())
}

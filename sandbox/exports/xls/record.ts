import type { ByteWriter } from './byte-writer.ts'

/** A record: its number, how many bytes follow, the bytes. */
export const record = (to: ByteWriter, type: number, fill: () => void = () => {}): void => {
  to.u16(type)
  const lengthAt = to.length()
  to.u16(0)
  fill()
  to.patchU16(to.length() - lengthAt - 2, lengthAt)
}

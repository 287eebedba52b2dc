import { type ZipEntry, zipBytes } from '../files/testing/zip-bytes.ts'

const endLength = 22

/** An archive whose directory names one and the same entry many times. */
export const overlappingZip = (entry: ZipEntry, times: number): Buffer => {
  const once = zipBytes([entry])
  const end = Buffer.from(once.subarray(-endLength))
  const directoryAt = end.readUInt32LE(16)
  const directory = once.subarray(directoryAt, -endLength)
  end.writeUInt16LE(times, 8)
  end.writeUInt16LE(times, 10)
  end.writeUInt32LE(directory.byteLength * times, 12)
  const repeated = Array.from({ length: times }, () => directory)
  return Buffer.concat([once.subarray(0, directoryAt), ...repeated, end])
}

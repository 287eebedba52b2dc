/** Reads again at every change until it is so; a change that comes while it is being read is not missed. */
export const readUntil = async <T>(
  next: () => Promise<void>,
  read: () => Promise<T>,
  isSo: (read: T) => boolean,
): Promise<T> => {
  for (;;) {
    const changed = next()
    const now = await read()
    if (isSo(now)) return now
    await changed
  }
}

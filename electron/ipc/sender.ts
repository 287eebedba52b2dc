/** What is looked at to decide whether a message comes from the application's own page. */
export interface SenderFrame {
  readonly url: string
  readonly parent: unknown
}

/** Fails closed: no frame, no address, a foreign origin or a child frame is not the application. */
export const isTrustedFrame = (frame: SenderFrame | null, origin: string): boolean => {
  if (frame === null || frame.parent !== null) return false
  return frame.url === `${origin}/` || frame.url.startsWith(`${origin}/`)
}

/** The bytes that a text of one-byte letters stands for. */
export const latinBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

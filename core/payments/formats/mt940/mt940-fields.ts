/** A field of an MT940 message with all of its lines, such as `:86:`. */
export interface Mt940Field {
  /** The line of the file where the field begins, from 1. */
  readonly line: number
  /** The name between the colons. */
  readonly tag: string
  /** The text behind the name, and the lines that continue it. */
  readonly lines: readonly string[]
}

// The texts of a payment may begin a line with digits between colons: only names of fields begin a field.
const beginning = /^:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|13D?|34F|90[CD]|NS):(.*)$/
const envelope = /^\s*\{1:.*?\{4:?/
const end = /^-\}?$/

/**
 * The fields of all messages of a file, in their order. What stands around the messages, the envelopes of SWIFT and
 * lines that name the bank, belongs to no field.
 */
export const mt940Fields = (text: string): readonly Mt940Field[] => {
  const fields: Mt940Field[] = []
  let open: string[] | null = null
  for (const [at, whole] of withoutControls(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isEnvelope = envelope.test(whole)
    const content = whole.replace(envelope, '').trimEnd()
    const [, tag, first = ''] = beginning.exec(content) ?? []
    if (tag !== undefined) {
      open = [first]
      fields.push({ line: at + 1, tag, lines: open })
    } else if (isEnvelope || end.test(content)) open = null
    else if (content !== '') open?.push(content)
  }
  return fields
}

/** Without the signs by which a message begins and ends on the wire, and a file on old systems. */
const withoutControls = (text: string): string =>
  ['\u0001', '\u0003', '\u001a'].reduce((told, sign) => told.replaceAll(sign, ''), text)

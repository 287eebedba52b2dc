const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;]+)/i
const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const bare = /;\s*filename\s*=\s*([^";\s][^";]*)/i

/** The name of a file in a `Content-Disposition`, fit to be one on disk; null when it names none. */
export const fileNameOf = (disposition: string | null): string | null => {
  if (disposition === null) return null
  const header = `;${disposition}`
  const encoded = extended.exec(header)?.[1]
  const plain = quoted.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? bare.exec(header)?.[1]
  return toName(encoded === undefined ? null : decodePercents(encoded)) ?? toName(fromBytes(plain))
}

const decodePercents = (text: string): string | null => {
  try {
    return decodeURIComponent(text.trim())
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

// A header is read byte by byte; many servers write UTF-8 into it.
const fromBytes = (text: string | undefined): string | null => {
  if (text === undefined || [...text].some((sign) => sign > '\xff')) return text ?? null
  const asUtf8 = Buffer.from(text, 'latin1').toString('utf8')
  return asUtf8.includes('\ufffd') ? text : asUtf8
}

/** The last part of a path alone: a server must not choose the folder. */
const toName = (text: string | null): string | null => {
  const last = text?.split(/[/\\]/).at(-1) ?? ''
  const name = [...last]
    .filter((sign) => sign >= ' ' && !'<>:"|?*\x7f'.includes(sign))
    .join('')
    .trim()
  return /^\.*$/.test(name) ? null : name.slice(0, 200)
}

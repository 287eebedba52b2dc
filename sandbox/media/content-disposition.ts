const inlineTypes = new Set(['application/pdf', 'image/png', 'image/jpeg'])

// RFC 8187: what encodeURIComponent leaves as it is and an extended parameter may not hold.
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The header holds a name in ASCII for old clients, and the true name beside it where ASCII cannot. */
export const contentDisposition = (fileName: string, contentType: string): string => {
  const name = Buffer.from(fileName).toString()
  const ascii = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '_')
  const shown = inlineTypes.has(contentType) ? 'inline' : 'attachment'
  const extended = ascii === name ? '' : `; filename*=UTF-8''${extendedValue(name)}`
  return `${shown}; filename="${ascii}"${extended}`
}

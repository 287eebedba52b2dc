const notInFileNames = /[<>:"/\\|?*]/g

/** No system refuses it, and nothing in it leads to another folder. */
export const suggestedFileName = (name: string, format: string): string => {
  const end = `.${format}`
  const bare = name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name
  const allowed = Array.from(bare.replace(notInFileNames, '-'), (sign) => (sign < ' ' ? '-' : sign))
  const stem = allowed.join('').replace(/^[.\s]+|[.\s]+$/g, '')
  return `${stem === '' ? 'Unitdesk' : stem}${end}`
}

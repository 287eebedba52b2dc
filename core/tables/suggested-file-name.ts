const notInFileNames = /[<>:"/\\|?*]/g

/** A file name that has no sign which a system refuses and that leads to no other folder. */
export const suggestedFileName = (name: string, format: string): string => {
  const end = `.${format}`
  const bare = name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name
  const allowed = Array.from(bare.replace(notInFileNames, '-'), (sign) => (sign < ' ' ? '-' : sign))
  const stem = allowed.join('').replace(/^[.\s]+|[.\s]+$/g, '')
  return `${stem === '' ? 'Unitdesk' : stem}${end}`
}

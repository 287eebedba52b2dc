/** A document with another body between the marks of a section. */
export const withSection = (document: string, section: string, body: string): string => {
  const [begin, end] = [`<!-- ${section} -->`, `<!-- end of ${section} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has no section ${section}`)
  return `${document.slice(0, from + begin.length)}\n\n${body}\n\n${document.slice(to)}`
}

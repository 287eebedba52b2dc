const rules = new Intl.PluralRules('cs')

interface Forms {
  readonly one: string
  readonly few: string
  readonly other: string
}

/** The form of a word that goes with a whole number. */
export const czechForm = (count: number, forms: Forms): string => {
  const rule = rules.select(count)
  return forms[rule === 'one' || rule === 'few' ? rule : 'other']
}

/** Tells the team what came of a claim, for as long as it takes until the team has heard it. */
export type TellEnd = (
  name: 'end_claim' | 'end_sending',
  values: readonly (string | number)[],
) => void

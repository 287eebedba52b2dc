const ground = /přízem|ground/iu
const below = /pp\b|podzem|suterén|basement/iu

/** How high a floor lies, by its name: `3`, `2. NP`, `1.PP`, `Přízemí`; null where the name does not say. */
export const floorLevel = (name: string): number | null => {
  if (ground.test(name)) return 0
  const digits = /-?\d+/.exec(name)?.[0]
  if (digits === undefined) return null
  const level = Number(digits)
  return below.test(name) ? -Math.abs(level) : level
}

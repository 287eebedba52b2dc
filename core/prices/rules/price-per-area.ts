/** Minor units for one square metre, rounded half up; null where either is missing or there is no area. */
export const pricePerArea = (priceMinor: number | null, area: number | null): number | null => {
  if (priceMinor === null || area === null || area <= 0) return null
  return Math.round(priceMinor / area)
}

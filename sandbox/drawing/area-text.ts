/** Tenths of a square metre as a Czech reader expects them: `13,2 m²`. */
export const areaText = (tenths: number): string =>
  `${Math.trunc(tenths / 10)},${Math.abs(tenths % 10)} m²`

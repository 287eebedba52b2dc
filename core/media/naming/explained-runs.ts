const homeWord = '(?:byt|bytu|unit|flat|apartment|apartman|apt|jednotka|rd)'
const month = '(?:0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'

// Texts with digits in the name of a file that are no number of a unit. Each begins where no letter or digit stands
// before it and ends where none follows.
const noise = [
  // 2024-05-12, 12.5.2024, 20240512, and a clock behind it
  `(?:19|20)\\d{2}(?<s1>[-_. ])${month}\\k<s1>${day}`,
  `(?<!\\d[.,])${day}(?<s2>[-_.]) ?${month}\\k<s2> ?(?:19|20)\\d{2}`,
  '20\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:[-_T]\\d{6})?',
  '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])20\\d{2}',
  '(?:at|v) \\d{1,2}[.:]\\d{2}(?:[.:]\\d{2})?',
  // A year, or a month of one, unless it is called a flat
  `(?<!${homeWord}[-_. ]*(?:(?:cislo|no|nr)[-_. ]*)?)20[0-4]\\d(?:[-.](?:0[1-9]|1[0-2]))?`,
  // 56m2, 56,4 m2, 1 200 Kc, 300dpi, 1080p, 4k
  '\\d+(?:[.,]\\d{1,2})?[ _-]?(?:m2|mkv|sqm|m\\^2|cm|mm|dpi|px|kb|mb|mp|kc|czk|eur|mil|ha)',
  '\\d+(?:[mpk]|(?=%))',
  // 12 ks, 301 stran, 24 bytu
  '\\d+ (?:ks|stran|stranek|bytu|jednotek|units|pater|pages)',
  // 2+kk, 2kk, 3+1, 3plus1
  '\\d[ _-]?(?:\\+|plus)?[ _-]?kk',
  '\\d ?(?:\\+|plus) ?1',
  // 1920x1080, 1:100
  '\\d{2,5} ?[x\u00d7] ?\\d{2,5}(?:px)?',
  '(?:m|meritko|scale)?[ _-]?1 ?: ?\\d+',
  '(?:meritko|scale)[ _-]?1[-_ ]\\d+',
  // +420 777 123 456
  '(?:\\+|00)\\d{2,3}[ -]?\\d{3}[ -]?\\d{3}[ -]?\\d{3}',
  '[67]\\d{2} ?\\d{3} ?\\d{3}',
  '(?:tel|mob|mobil|phone)[-_. ]*\\d[\\d ]+',
  // IMG_1234, DSC01234, IMG-20240512-WA0012
  '(?:img|dsc|dscn|dscf|dcim|pict|gopr|dji|pxl|scan|sken|screenshot|wa|mvimg|canon|sam)[-_ ]?\\d[-_\\d]*(?:wa\\d+)?',
  // A house's number, a parcel, a stage, a drawing, a camera
  '(?:cp|parc|parcela|etapa|faze|phase|stage|vykres|priloha|str|strana|page|cam|kamera|camera|pohled|view|shot)[-_. ]{0,3}\\d+(?:[-/]\\d+)?',
  'c\\. ?p\\. ?\\d+',
  '\\d+\\. ?(?:verze|revize)',
  '\\d+[-_. ]{0,2}(?:etapa|faze|phase|stage|cast)',
  // A type of flat belongs to no flat
  '(?:typ|type)[-_. ]{0,2}(?:[a-z]\\d{0,2}|\\d{1,2})',
  // (2), as a second copy is called
  '\\(\\d{1,2}\\)',
]

const versions = [
  '(?:v|ver|verze|version|rev|revize|var|varianta|kopie|copy|final|oprava)[-_. ]{0,2}\\d+(?:[._]\\d+)*',
  '(?:rev|revize|var|varianta|ver|verze|verzia|version)[-_. ]{0,2}[a-z]\\d{0,2}',
]

const pattern = new RegExp(
  `(?<![a-z0-9])(?:(?<version>${versions.join('|')})|${noise.join('|')})(?![a-z0-9])`,
  'giu',
)

export interface ExplainedRun {
  readonly kind: 'noise' | 'version'
  readonly start: number
  readonly end: number
}

/** Parts of a cleaned name whose digits are known to be something else than a unit's number. */
export const explainedRuns = (cleaned: string): readonly ExplainedRun[] => {
  const runs: ExplainedRun[] = []
  for (const { 0: text, index, groups } of cleaned.matchAll(pattern)) {
    const kind = groups?.['version'] === undefined ? 'noise' : 'version'
    runs.push({ kind, start: index, end: index + text.length })
  }
  return runs
}

/** How a person looks at the units: as rows, or where they stand in their house. */
export const looks = ['list', 'building'] as const
export type Look = (typeof looks)[number]

export const parseLook = (kept: unknown): Look | null => looks.find((look) => look === kept) ?? null

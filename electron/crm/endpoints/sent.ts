type Value = string | number | null | undefined

/** Parameters without those that say nothing: an empty one is not the same as none. */
export const sent = (
  parameters: Readonly<Record<string, Value>>,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(parameters).filter(
      (entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== undefined,
    ),
  )

/** A column's title without accents, spaces and marks: in which language and case it is written, varies. */
export const plainTitle = (title: unknown): string =>
  String(title ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

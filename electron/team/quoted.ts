/** A name as SQL takes it, whatever stands in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

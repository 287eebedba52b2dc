/** A short name for the form of all answers of a first reading; a test tells when it has to be another. */
const answersForm = 'f0cdcd9a72b5a922236e46dc2292126db9c656ade5931a1c348e28701b33fd8a'

/** What a version of the application notes for its next start is nothing for another version. */
export const firstForm = (version: string): string => `${version} ${answersForm}`

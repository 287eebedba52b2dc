/** A short name for the form of all answers of a first reading; a test tells when it has to be another. */
const answersForm = '349f821f5706ab3d2b95b542d5719b11462e0ad5552ec8bba99c7af8f5c12043'

/** What a version of the application notes for its next start is nothing for another version. */
export const firstForm = (version: string): string => `${version} ${answersForm}`

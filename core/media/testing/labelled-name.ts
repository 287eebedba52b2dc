/**
 * What a file is called, and where a person of the project's marketing puts it: endpoint and places. Empty where it
 * belongs nowhere, or where nobody can tell from its name.
 */
export type LabelledName = readonly [path: string, belongs: string]

import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '..', '..')
export const inProject = (...parts: string[]): string => join(projectRoot, ...parts)

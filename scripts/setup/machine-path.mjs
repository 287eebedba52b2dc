// @ts-check
import { delimiter, join } from 'node:path'

/**
 * The path without this project's own programs, for npm: under `npm start` the pinned Node comes first in it,
 * which npm must not remove while it runs on it, and beside which it does not find the machine's settings.
 * @param {string} root
 */
export const machinePath = (root) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter)

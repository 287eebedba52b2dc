// @ts-check
/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * The packages that the lockfile names and `node_modules` does not hold in that version. An optional one may
 * be absent (npm leaves out what is for another platform), but not outdated.
 * @param {Lockfile | null} wanted package-lock.json
 * @param {Lockfile | null} installed node_modules/.package-lock.json
 * @returns {string[]}
 */
export const missingPackages = (wanted, installed) => {
  const there = installed?.packages ?? {}
  return Object.entries(wanted?.packages ?? {})
    .filter(([path]) => path !== '')
    .filter(([path, locked]) =>
      there[path] === undefined ? !locked.optional : there[path].version !== locked.version,
    )
    .map(([path]) => path)
}

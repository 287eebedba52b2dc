// @ts-check
/**
 * @typedef {{
 *   version?: string,
 *   optional?: boolean,
 *   os?: string | string[],
 *   cpu?: string | string[],
 *   libc?: string | string[],
 * }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ os: string, cpu: string, libc: string | null }} Machine
 */

/**
 * The packages that the lockfile names and `node_modules` does not hold in that version. Optional packages
 * count when they are made for this machine: npm passes over a failed download of one without a word.
 * @param {Lockfile | null} wanted package-lock.json
 * @param {Lockfile | null} installed node_modules/.package-lock.json
 * @param {Machine} machine
 * @returns {string[]}
 */
export const missingPackages = (wanted, installed, machine) => {
  const there = installed?.packages ?? {}
  return Object.entries(wanted?.packages ?? {})
    .filter(([path]) => path !== '')
    .filter(([path, locked]) =>
      there[path] === undefined
        ? !locked.optional || isMadeFor(locked, machine)
        : there[path].version !== locked.version,
    )
    .map(([path]) => path)
}

/** @param {LockedPackage} locked @param {Machine} machine */
const isMadeFor = ({ os, cpu, libc }, machine) =>
  os !== undefined &&
  cpu !== undefined &&
  [os].flat().includes(machine.os) &&
  [cpu].flat().includes(machine.cpu) &&
  (libc === undefined || (machine.libc !== null && [libc].flat().includes(machine.libc)))

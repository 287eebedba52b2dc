import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const said = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })

/** What is installed by whoever installs a package on a system that has nothing, and takes no recommendation. */
const broughtBy = (name: string): ReadonlySet<string> =>
  new Set(
    said('apt-cache', ['depends', '--recurse', '--installed', '--important', name])
      .split('\n')
      .filter((line) => /^\w/.test(line))
      .map(withoutArchitecture),
  )

const withoutArchitecture = (name: string): string => name.replace(/:\w+$/, '')

/** The libraries of the system that a program, or what it links to, is loaded with; null for what is missing. */
const linkedBy = (program: string): { library: string; place: string | null }[] =>
  said('ldd', [program])
    .split('\n')
    .flatMap((line) => {
      const [, library = '', place = ''] = /^\s*(\S+) => (not found|\/\S+)/.exec(line) ?? []
      return library === '' ? [] : [{ library, place: place.startsWith('/') ? place : null }]
    })

const ownersOf = (library: string): string[] =>
  said('dpkg-query', ['--search', `*/${library}`])
    .split('\n')
    .map((line) => withoutArchitecture(line.split(': ')[0] ?? ''))

/** The libraries that the programs of a folder are loaded with, and that the package of this name does not bring. */
export const librariesNotAskedFor = (name: string, folder: string): string[] => {
  const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:\.node|\.so[.\d]*)$/.test(file) || basename(file) === name)
    .map((file) => join(folder, file))
  const brought = broughtBy(name)
  const isBrought = (library: string, place: string | null): boolean =>
    place !== null &&
    (place.startsWith(folder) || ownersOf(library).some((owner) => brought.has(owner)))
  const linked = new Map(
    programs.flatMap(linkedBy).map(({ library, place }) => [library, place] as const),
  )
  return [...linked].flatMap(([library, place]) => (isBrought(library, place) ? [] : [library]))
}

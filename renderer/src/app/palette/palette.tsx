import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  type SpotlightFilterFunction,
  useSpotlight,
} from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundUnit, Project } from '#core/contract/prices'
import { fold } from '#core/fold'
import { query } from '../../bridge/query.ts'
import { commandLabel } from '../commands/command-label.ts'
import { Keys } from '../commands/keys.tsx'
import { type Command, commandId, commands } from '../commands/registry.ts'
import { useRequestedSubject } from '../requested-subject.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'
import { palette, paletteStore } from './palette-store.ts'

interface Props {
  readonly onCommand: (command: Command) => void
  readonly offers: (command: Command) => boolean
}

const useCommandGroups = ({ onCommand, offers }: Props): SpotlightActionGroupData[] => {
  const { t } = useTranslation()
  const toAction = (command: Command) => ({
    id: commandId(command),
    label: commandLabel(command, t),
    onClick: () => onCommand(command),
    rightSection: command.shortcut && <Keys shortcut={command.shortcut} />,
  })
  const shown = commands.filter(
    (command) => offers(command) && !(command.kind === 'app' && command.action === 'palette'),
  )
  return [
    {
      group: t('commands.groups.screens'),
      actions: shown.filter(({ kind }) => kind === 'go').map(toAction),
    },
    {
      group: t('commands.groups.actions'),
      actions: shown.filter(({ kind }) => kind !== 'go').map(toAction),
    },
  ]
}

const unitIdPrefix = 'unit:'

/** A letter alone would find whole buildings. */
const isTellingUnit = (typed: string): boolean => /\p{N}|.{3}/u.test(typed)

/** The units of a number in whichever project of the workspace they are. */
const useUnitGroup = (typed: string): SpotlightActionGroupData => {
  const { t } = useTranslation()
  const { place, go } = usePlace()
  const { projects } = useProjects()
  const { setSubject } = useRequestedSubject()
  const { workspaceId } = place
  const number = typed.trim().slice(0, 60)
  const { data } = useQuery({
    ...query('prices.findUnits', { workspaceId: workspaceId ?? '', number, limit: 8 }),
    enabled: workspaceId !== null && isTellingUnit(number),
  })
  const toUnit = ({ projectId, unitId, building, floor, ...unit }: FoundUnit) => {
    const project = projects.find(({ id }) => id === projectId)
    // A project that is no longer listed cannot be opened.
    if (workspaceId === null || project === undefined) return []
    return [
      {
        id: `${unitIdPrefix}${projectId}:${unitId}`,
        label: unit.number,
        description: [project.name, building, floor].filter(Boolean).join(' · '),
        onClick: () => {
          setSubject({ kind: 'unit', workspaceId, projectId, unitId })
          go({ projectId, screen: 'prices' })
        },
      },
    ]
  }
  return { group: t('commands.groups.units'), actions: (data ?? []).flatMap(toUnit) }
}

const usePlaceGroups = (): SpotlightActionGroupData[] => {
  const { t } = useTranslation()
  const { place, go } = usePlace()
  const { projects } = useProjects()
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data ?? []
  const toProject = ({ id, name, city }: Project) => ({
    id: `project:${id}`,
    label: name,
    ...(city ? { description: city } : {}),
    onClick: () => go({ projectId: id, screen: 'prices' }),
  })
  const others = workspaces.filter(({ id }) => id !== place.workspaceId)
  return [
    { group: t('commands.groups.projects'), actions: projects.map(toProject) },
    {
      group: t('commands.groups.workspaces'),
      actions: others.map(({ id, name }) => ({
        id: `workspace:${id}`,
        label: name,
        onClick: () => go({ workspaceId: id, projectId: null, screen: 'prices' }),
      })),
    },
  ]
}

/** Everything that can be reached or done, by a few letters. */
export const Palette = (props: Props) => {
  const { t } = useTranslation()
  // The verbs of a screen change unseen, so every opening and every letter asks for them again.
  const { query: typed } = useSpotlight(paletteStore)
  const groups = [useUnitGroup(typed), ...useCommandGroups(props), ...usePlaceGroups()]
  useEffect(() => {
    // The palette's code is loaded when it is first opened.
    palette.open()
  }, [])
  useEffect(() => {
    if (typed.trim() !== '') markFirstEntry()
  })
  return (
    <Spotlight
      store={paletteStore}
      actions={groups.filter(({ actions }) => actions.length > 0)}
      filter={matchingActions}
      shortcut={null}
      limit={12}
      nothingFound={t('commands.nothingFound')}
      highlightQuery
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': t('shell.palette') } }}
      searchProps={{
        // Focused with the first frame: a dialog sets the focus later, and a person who types at once would lose
        // letters.
        autoFocus: true,
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: t('commands.paletteSearch'),
        'aria-label': t('commands.paletteSearch'),
      }}
    />
  )
}

/**
 * Marks the first entry where none is marked. Mantine does so only when a letter is typed: entries that come after the
 * last letter would leave Enter without effect. Its own `selectAction` is not exported, so this does the same.
 */
const markFirstEntry = (): void => {
  const list = document.getElementById(paletteStore.getState().listId)
  if (list === null || list.querySelector('[data-selected]') !== null) return
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  paletteStore.updateState((state) => ({ ...state, selected: 0 }))
}

type SpotlightActions = SpotlightActionData | SpotlightActionGroupData

/** Words match whatever their accents and their order. */
const matchingActions: SpotlightFilterFunction = (wanted, groups) => {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  const matches = (action: { id?: string; label?: string; description?: string }) => {
    // Main has found them already, by a number that may be written otherwise.
    if (action.id?.startsWith(unitIdPrefix)) return true
    const text = fold(`${action.label ?? ''} ${action.description ?? ''}`)
    return words.every((word) => text.includes(word))
  }
  return groups.flatMap((entry): SpotlightActions[] => {
    if (!('actions' in entry)) return matches(entry) ? [entry] : []
    const actions = entry.actions.filter(matches)
    return actions.length > 0 ? [{ ...entry, actions }] : []
  })
}

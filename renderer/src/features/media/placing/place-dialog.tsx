import { Button, CloseButton, Group, SegmentedControl, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaTarget } from '#core/media/shown/media-target'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type PlaceIndex, targetKey } from '../place-index.ts'
import { placeWords } from '../place-words.ts'
import { firstPlaces, toggled, withPlace } from './chosen-places.ts'
import { endpointOn, type UnitEndpoint, unitEndpoints } from './endpoint-on.ts'
import classes from './place-dialog.module.css'
import { type PlaceOption, placeOption, placesThatFit } from './place-options.ts'
import type { Placement } from './use-placing.ts'

interface Props {
  readonly files: readonly MediaFile[]
  readonly index: PlaceIndex
  readonly placing: Placement
  readonly onClose: () => void
}

const mostShown = 60

const useOptions = (index: PlaceIndex): readonly PlaceOption[] => {
  const { t } = useTranslation()
  return useMemo(() => {
    const { units, floors, buildings } = index.places
    const targets: MediaTarget[] = [
      ...units.map(({ id }) => ({ kind: 'unit' as const, id })),
      ...floors.map(({ id }) => ({ kind: 'floor' as const, id })),
      ...buildings.map(({ id }) => ({ kind: 'building' as const, id })),
    ]
    return targets.map((target) => placeOption(target, placeWords(t, index, target)))
  }, [t, index])
}

type KindChoice = UnitEndpoint | 'asKnown'

/** Places files by typing: units, floors and buildings of the project. */
export const PlaceDialog = ({ files, index, placing, onClose }: Props) => {
  const { t } = useTranslation()
  const [only] = files.length === 1 ? files : []
  const [targets, setTargets] = useState<readonly MediaTarget[]>(() =>
    only ? firstPlaces(only) : [],
  )
  const [hasChosen, setHasChosen] = useState(false)
  const [kind, setKind] = useState<KindChoice>('asKnown')
  const choose = (next: readonly MediaTarget[]) => {
    setTargets(next)
    setHasChosen(true)
  }
  const place = (chosen: readonly MediaTarget[]) => {
    const endpointOf = (file: MediaFile, target: MediaTarget) =>
      target.kind === 'unit' && kind !== 'asKnown' ? kind : endpointOn(file, target.kind)
    placing.place(files, (file) =>
      chosen.map((target) => ({ target, endpoint: endpointOf(file, target) })),
    )
    onClose()
  }
  const title = only
    ? t('media.placing.titleOne', { file: only.path })
    : t('media.placing.title', { count: files.length })
  return (
    <OpenedModal size={560} title={title} onClose={onClose}>
      <ChosenPlaces targets={targets} index={index} onTargets={choose} />
      <PlaceSearch
        index={index}
        chosen={targets}
        // The places before are what the person has come to put right.
        onPick={(target) => choose(hasChosen ? toggled(targets, target) : [target])}
        onToggle={(target) => choose(toggled(targets, target))}
        onDone={(target) => place(hasChosen ? withPlace(targets, target) : [target])}
      />
      <SegmentedControl
        mt="sm"
        size="xs"
        fullWidth
        aria-label={t('media.placing.kind')}
        data={(['asKnown', ...unitEndpoints] as const).map((value) => ({
          value,
          label: t(`media.placing.as.${value}`),
        }))}
        value={kind}
        onChange={(value) => setKind(value as KindChoice)}
      />
      <p className={classes['hint']}>{t('media.placing.hint')}</p>
      <Group justify="flex-end" mt="md">
        {only?.placedBy === 'person' && (
          <Button
            variant="default"
            mr="auto"
            onClick={() => {
              placing.takeBack(files)
              onClose()
            }}
          >
            {t('media.placing.takeBack')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={targets.length === 0} onClick={() => place(targets)}>
          {t('media.placing.place', { count: files.length })}
        </Button>
      </Group>
    </OpenedModal>
  )
}

interface ChosenProps {
  readonly targets: readonly MediaTarget[]
  readonly index: PlaceIndex
  readonly onTargets: (targets: readonly MediaTarget[]) => void
}

const ChosenPlaces = ({ targets, index, onTargets }: ChosenProps) => {
  const { t } = useTranslation()
  if (targets.length === 0) return null
  return (
    <ul className={classes['chosen']} aria-label={t('media.placing.chosen')}>
      {targets.map((target) => {
        const { name } = placeWords(t, index, target)
        return (
          <li key={targetKey(target)}>
            {name}
            <CloseButton
              size="xs"
              aria-label={t('media.placing.withdraw', { place: name })}
              onClick={() => onTargets(toggled(targets, target))}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface SearchProps {
  readonly index: PlaceIndex
  readonly chosen: readonly MediaTarget[]
  readonly onPick: (target: MediaTarget) => void
  readonly onToggle: (target: MediaTarget) => void
  readonly onDone: (target: MediaTarget) => void
}

const PlaceSearch = ({ index, chosen, onPick, onToggle, onDone }: SearchProps) => {
  const { t } = useTranslation()
  const base = useId()
  const options = useOptions(index)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => placesThatFit(options, typed, mostShown), [options, typed])
  const active = found[Math.min(at, found.length - 1)]
  const taken = new Set(chosen.map(targetKey))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt(Math.max(0, Math.min(found.length - 1, at + step)))
    }
    if (event.key !== 'Enter' || !active) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) onToggle(active.target)
    else onDone(active.target)
  }
  return (
    <>
      <TextInput
        data-autofocus
        label={t('media.placing.search')}
        value={typed}
        maxLength={100}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${base}-list`}
        {...(active ? { 'aria-activedescendant': `${base}-${active.key}` } : {})}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${base}-list`}
        role="listbox"
        tabIndex={-1}
        aria-multiselectable
        aria-label={t('media.placing.places')}
        className={classes['options']}
      >
        {found.map((option) => (
          <PlaceLine
            key={option.key}
            domId={`${base}-${option.key}`}
            option={option}
            isActive={option === active}
            isChosen={taken.has(option.key)}
            onClick={() => onPick(option.target)}
          />
        ))}
        {found.length === 0 && <p className={classes['hint']}>{t('media.placing.nothingFits')}</p>}
      </div>
    </>
  )
}

interface LineProps {
  readonly domId: string
  readonly option: PlaceOption
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onClick: () => void
}

const showActive = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const PlaceLine = ({ domId, option, isActive, isChosen, onClick }: LineProps) => (
  <div
    id={domId}
    role="option"
    tabIndex={-1}
    className={classes['option']}
    aria-selected={isChosen}
    data-active={isActive}
    {...(isActive ? { ref: showActive } : {})}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    onKeyDown={(event) => event.key === 'Enter' && onClick()}
  >
    <span>{option.name}</span>
    <span className={classes['where']}>{option.where}</span>
  </div>
)

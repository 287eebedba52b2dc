import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { arrangePlan } from '#core/prices/building/arrange-plan'
import { type Colouring, colourings } from '#core/prices/building/colour-plan'
import type { Drawing } from '#core/prices/building/draw-plan'
import { ofTypes } from '#core/prices/building/of-types'
import type { UnitFilter } from '#core/prices/building/plan-selection'
import { type PlanBuilding, stackingPlan } from '#core/prices/building/stacking-plan'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { movedUnits } from '#core/prices/draft/moved-units'
import { type ColumnFilters, valuesOfFilter } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useKept } from '../../../ui/kept.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../../ui/put-on-clipboard.ts'
import { clearLens } from '../grid/price-lens.ts'
import type { BuildingProps } from './building-props.ts'
import { BuildingTools } from './building-tools.tsx'
import type { PlanSpeech } from './cell-words.ts'
import { flash, planCells } from './flash-changes.ts'
import { HintLine } from './hint-line.tsx'
import { pictureOf } from './picture-of.ts'
import classes from './plan.module.css'
import { PlanMenu } from './plan-menu.tsx'
import { partsOf } from './plan-parts.ts'
import { PlanSheet } from './plan-sheet.tsx'
import { PrintedPlan } from './printed-plan.tsx'
import { useCellSize } from './use-cell-size.ts'
import { useDrawing } from './use-drawing.ts'
import { usePlanActs } from './use-plan-acts.ts'
import { usePlanColours } from './use-plan-colours.ts'
import { usePlanKeys } from './use-plan-keys.ts'
import { usePlanPointer } from './use-plan-pointer.ts'
import { usePlanSelection } from './use-plan-selection.ts'
import { useSeenBuildings } from './use-seen-buildings.ts'
import { useSteadyZoom } from './use-steady-zoom.ts'

const parseColouring = (kept: unknown): Colouring | null =>
  colourings.find((name) => name === kept) ?? null

/** The units where they stand in their houses: the same draft and the same tools as over the list. */
export const BuildingView = (props: BuildingProps) => {
  const { of, pricelist, units, view, desk, lensPlace, left } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const place = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [colouring, setColouring] = useKept<Colouring>({
    key: 'building:colouring',
    parse: parseColouring,
    otherwise: 'status',
  })
  const [hovered, setHovered] = useState<UnitId | null>(null)
  const lens = desk?.lens ?? clearLens
  const passes = usePassing(units, view.shown)
  const buildings = usePlanOfTypes(units, view.filters)
  const { cell, width, ...sizes } = useCellSize(place, buildings)
  const plan = useMemo(() => arrangePlan(buildings, cell, width), [buildings, cell, width])
  const parts = useMemo(() => partsOf(plan), [plan])
  const selection = usePlanSelection({ plan, passes, view, left })
  const { selected, focus } = selection
  const seen = useSeenBuildings(place, plan, focus)
  const { colours, coloured } = usePlanColours({ of, units, lens, colouring })
  const { currency, projectName, fetchedAt } = pricelist
  const speech = useMemo<PlanSpeech>(
    () => ({ t, formats, currency, colouring, lens }),
    [t, formats, currency, colouring, lens],
  )
  const label = t('building.region', { project: projectName })
  const title = projectName
  const drawing = useDrawing({ title, fetchedAt, buildings, colours, speech, passes })
  const { paper, print, copy } = usePlanPaper(drawing, label)
  const acts = usePlanActs({ plan, selection, desk, lensPlace })
  const { open, menu, clear } = acts
  const zoom = useSteadyZoom(place, { plan, focus, zoom: sizes.zoom })
  const shared = { plan, selection, onOpen: open, onMenu: acts.openMenu, onZoom: zoom }
  usePlanPointer(place, sheet, { ...shared, parts, onHover: setHovered })
  usePlanKeys(sheet, { ...shared, onClear: clear })
  usePlanFocus(sheet, focus)
  useFlashes(sheet, lens.draft)
  const described = acts.unitOf(hovered ?? focus)
  const tools = { coloured, colouring, onColouring: setColouring, zoom: { ...sizes, zoom } }
  return (
    <div className={classes['view']} data-guide-page="building">
      <BuildingTools {...tools} onPrint={print} onCopy={copy} />
      <section ref={place} className={classes['place']} aria-label={label}>
        <PlanSheet
          sheet={sheet}
          plan={plan}
          seen={seen}
          coloured={coloured}
          speech={speech}
          passes={passes}
          selected={selected}
          entry={focus ?? plan.cells[0]?.unit.id ?? null}
          described={described?.id ?? null}
        />
      </section>
      <HintLine
        unit={described}
        passes={described === null || passes(described.id)}
        speech={{ ...speech, colours }}
      />
      {menu && (
        <PlanMenu
          place={menu}
          canClear={[...selected].some((id) => lens.draft.has(id))}
          onOpen={() => open(menu.unit.id)}
          onClear={clear}
          onFloor={() => acts.takeFloor(menu.unit.id)}
          onStack={() => acts.takeStack(menu.unit.id)}
          onHouse={() => acts.takeHouse(menu.unit.id)}
          onClose={acts.closeMenu}
        />
      )}
      {paper}
    </div>
  )
}

const all: UnitFilter = () => true

/** The houses with what stands apart of the types that the list shows; nothing of them is left out by other filters. */
const usePlanOfTypes = (
  units: readonly Unit[],
  filters: ColumnFilters,
): readonly PlanBuilding[] => {
  const whole = useMemo(() => stackingPlan(units), [units])
  // The same types again are the same plan: another filter is no reason to move the houses.
  const chosen = [...valuesOfFilter(filters, 'type')].sort().join(' ')
  return useMemo(() => {
    if (chosen === '') return whole
    const types = new Set(chosen.split(' '))
    return ofTypes(whole, ({ typeCode }) => types.has(String(typeCode ?? '')))
  }, [whole, chosen])
}

/** Which units the search and the filters of the list let pass; the list itself decides. */
const usePassing = (units: readonly Unit[], shown: readonly Unit[] | null): UnitFilter =>
  useMemo(() => {
    if (shown === null || shown.length === units.length) return all
    const ids = new Set(shown.map(({ id }) => id))
    return (unitId) => ids.has(unitId)
  }, [units, shown])

/** The keyboard follows its cell, wherever a key has led it. */
const usePlanFocus = (sheet: RefObject<HTMLElement | null>, focus: UnitId | null): void =>
  useLayoutEffect(() => {
    const surface = sheet.current
    if (focus === null || !surface?.contains(document.activeElement)) return
    const next = surface.querySelector(`[data-unit="${focus}"]`)
    if (next instanceof HTMLElement && next !== document.activeElement) next.focus()
  }, [sheet, focus])

/** Cells light up whose price the draft has moved. */
const useFlashes = (sheet: RefObject<HTMLElement | null>, draft: DraftPrices): void => {
  const drawn = useRef(draft)
  useEffect(() => {
    if (sheet.current) flash(sheet.current, movedUnits(drawn.current, draft), planCells)
    drawn.current = draft
  }, [sheet, draft])
}

/** Prints the plan, and copies it as a picture for other programs. */
const usePlanPaper = (drawing: () => Drawing, label: string) => {
  const [printed, setPrinted] = useState<Drawing | null>(null)
  const done = useCallback(() => setPrinted(null), [])
  const copy = async () => {
    const picture = await pictureOf(drawing())
    if (await putOnClipboard(new ClipboardItem({ 'image/png': picture }))) {
      notifyDone((t) => ({ title: t('building.copied'), sentence: t('building.copiedSentence') }))
    }
  }
  return {
    print: () => setPrinted(drawing()),
    copy: () => void copy(),
    paper: printed && <PrintedPlan drawing={printed} label={label} onDone={done} />,
  }
}

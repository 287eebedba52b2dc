import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { arrangePlan } from '#core/prices/building/arrange-plan'
import { type Colouring, colourings } from '#core/prices/building/colour-plan'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useKept } from '../../../ui/kept.ts'
import { clearLens } from '../grid/price-lens.ts'
import type { BuildingProps } from './building-props.ts'
import { BuildingTools } from './building-tools.tsx'
import type { PlanSpeech } from './cell-words.ts'
import { HintLine } from './hint-line.tsx'
import classes from './plan.module.css'
import { PlanMenu } from './plan-menu.tsx'
import { partsOf } from './plan-parts.ts'
import { PlanSheet } from './plan-sheet.tsx'
import { useCellSize } from './use-cell-size.ts'
import { useDrawing } from './use-drawing.ts'
import { usePassing, usePlanOfTypes } from './use-passing.ts'
import { usePlanActs } from './use-plan-acts.ts'
import { usePlanColours } from './use-plan-colours.ts'
import { useFlashes, usePlanFocus } from './use-plan-focus.ts'
import { usePlanKeys } from './use-plan-keys.ts'
import { usePlanPaper } from './use-plan-paper.tsx'
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
  const { currency, projectName } = pricelist
  const speech = useMemo<PlanSpeech>(
    () => ({ t, formats, currency, colouring, lens }),
    [t, formats, currency, colouring, lens],
  )
  const label = t('building.region', { project: projectName })
  const drawing = useDrawing({ title: projectName, buildings, colours, speech, passes })
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

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { arrangePage } from '#core/prices/building/arrange-page'
import type { ArrangedPlan } from '#core/prices/building/arrange-plan'
import { type ColouredPlan, colourPlan, type PlanColours } from '#core/prices/building/colour-plan'
import {
  type Drawing,
  type DrawnCell,
  type DrawnPlan,
  drawPlan,
  type LegendItem,
} from '#core/prices/building/draw-plan'
import type { PlanBuilding } from '#core/prices/building/stacking-plan'
import type { Unit } from '#core/prices/pricelist/unit'
import type { Timestamp } from '#core/time'
import { isChanged } from '../grid/price-lens.ts'
import { cellSize, cellValue, type PlanSpeech, shortNumber } from './cell-words.ts'
import { entryWords, titleOf } from './entry-words.ts'

interface Drawn {
  readonly title: string
  /** When the prices were read: what has been sold or changed since is not in the plan. */
  readonly fetchedAt: Timestamp
  readonly buildings: readonly PlanBuilding[]
  readonly colours: PlanColours
  readonly speech: PlanSpeech
  readonly passes: (unitId: UnitId) => boolean
}

/** What is written and marked in every cell; a garage stands below the name of its house and need not repeat it. */
const drawCells = (
  plan: ArrangedPlan,
  coloured: ColouredPlan,
  { speech, passes }: Pick<Drawn, 'speech' | 'passes'>,
): ReadonlyMap<UnitId, DrawnCell> => {
  const cells = new Map<UnitId, DrawnCell>()
  const draw = (unit: Unit, number: string) => {
    const known = passes(unit.id) ? coloured.cells.get(unit.id) : undefined
    cells.set(unit.id, {
      colour: known?.colour ?? null,
      lines: [number, cellValue(unit, known, speech), cellSize(unit, speech)].filter(Boolean),
      hasDeal: speech.lens.locks.has(unit.id),
      isChanged: isChanged(speech.lens, unit),
    })
  }
  for (const { building, floors, groups } of plan.buildings) {
    for (const { unit } of floors.flatMap((floor) => floor.cells)) draw(unit, unit.number)
    for (const { unit } of groups.flatMap(({ lines }) => lines.flat())) {
      draw(unit, shortNumber(unit.number, building.beginning))
    }
  }
  return cells
}

/** A line for each kind of units that has colours of its own, and the signs that are to be seen. */
const drawLegend = (
  { legend }: ColouredPlan,
  cells: ReadonlyMap<UnitId, DrawnCell>,
  speech: PlanSpeech,
): DrawnPlan['legend'] => {
  const { t } = speech
  const drawn = [...cells.values()]
  const signs: LegendItem[] = []
  if (drawn.some(({ hasDeal }) => hasDeal)) {
    signs.push({ sign: { kind: 'deal' }, words: t('building.deal') })
  }
  if (drawn.some((cell) => cell.isChanged)) {
    signs.push({ sign: { kind: 'changed' }, words: t('building.changed') })
  }
  const areTitled = legend.length > 1
  const lines = legend.map(({ of: subject, entries }): LegendItem[] => {
    const colours = entries.map(
      ({ colour, of }): LegendItem => ({
        sign: { kind: 'colour', colour },
        words: entryWords(of, speech),
      }),
    )
    const title = titleOf(subject, legend.length)
    const items: LegendItem[] =
      title === null ? colours : [{ sign: { kind: 'title' }, words: t(title) }, ...colours]
    return areTitled ? items : [...items, ...signs]
  })
  return areTitled ? [...lines, signs] : lines
}

/** Draws the plan for paper: in light colours, whatever the window has, and without what filters leave out. */
export const useDrawing = (drawn: Drawn) => {
  const { title, fetchedAt, buildings, colours, speech, passes } = drawn
  const { t } = useTranslation()
  return useMemo(
    () => (): Drawing => {
      const { colouring, formats } = speech
      const plan = arrangePage(buildings)
      const coloured = colourPlan(colouring, { ...colours, brightness: 'light' })
      const cells = drawCells(plan, coloured, { speech, passes })
      return drawPlan({
        plan,
        title,
        subtitle: t('building.printedAt', {
          colouring: t(`building.colouring.${colouring}`),
          count: plan.cells.length,
          at: formats.dateTime(fetchedAt),
        }),
        legend: drawLegend(coloured, cells, speech),
        nameOf: ({ building }) => (building.name === '' ? t('building.outside') : building.name),
        captionOf: ({ group }) =>
          `${t(`building.kind.${group.kind}`)} (${formats.integer(group.units.length)})`,
        cells,
      })
    },
    [title, fetchedAt, buildings, colours, speech, passes, t],
  )
}

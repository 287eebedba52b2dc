import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { arrangePage } from '#core/prices/building/arrange-page'
import { colourPlan, type PlanColours } from '#core/prices/building/colour-plan'
import {
  type Drawing,
  type DrawnCell,
  drawPlan,
  type LegendSign,
} from '#core/prices/building/draw-plan'
import type { PlanBuilding } from '#core/prices/building/stacking-plan'
import { isChanged } from '../grid/price-lens.ts'
import { cellSize, cellValue, type PlanSpeech } from './cell-words.ts'
import { entryWords } from './entry-words.ts'

interface Drawn {
  readonly title: string
  readonly buildings: readonly PlanBuilding[]
  readonly colours: PlanColours
  readonly speech: PlanSpeech
  readonly passes: (unitId: UnitId) => boolean
}

const legendItem = (sign: LegendSign, words: string) => ({ sign, words })

/** Draws the plan for paper: in light colours, whatever the window has, and without what filters leave out. */
export const useDrawing = ({ title, buildings, colours, speech, passes }: Drawn) => {
  const { t } = useTranslation()
  return useMemo(
    () => (): Drawing => {
      const { colouring, formats, lens } = speech
      const plan = arrangePage(buildings)
      const coloured = colourPlan(colouring, { ...colours, brightness: 'light' })
      const cells = new Map<UnitId, DrawnCell>()
      for (const { unit } of plan.cells) {
        const { id, number } = unit
        const known = passes(id) ? coloured.cells.get(id) : undefined
        cells.set(id, {
          colour: known?.colour ?? null,
          lines: [number, cellValue(unit, known, speech), cellSize(unit, speech)].filter(Boolean),
          hasDeal: lens.locks.has(id),
          isChanged: isChanged(lens, unit),
        })
      }
      const drawn = [...cells.values()]
      return drawPlan({
        plan,
        title,
        subtitle: t('building.printedAt', {
          colouring: t(`building.colouring.${colouring}`),
          count: plan.cells.length,
          at: formats.dateTime(colours.now),
        }),
        legend: [
          ...coloured.legend.flatMap(({ units, entries }) => [
            ...(units !== null && coloured.legend.length > 1
              ? [legendItem({ kind: 'title' }, t(`building.kind.${units}`))]
              : []),
            ...entries.map(({ colour, of }) =>
              legendItem({ kind: 'colour', colour }, entryWords(of, speech)),
            ),
          ]),
          ...(drawn.some(({ hasDeal }) => hasDeal)
            ? [legendItem({ kind: 'deal' }, t('building.deal'))]
            : []),
          ...(drawn.some((cell) => cell.isChanged)
            ? [legendItem({ kind: 'changed' }, t('building.changed'))]
            : []),
        ],
        nameOf: ({ building }) => (building.name === '' ? t('building.outside') : building.name),
        captionOf: ({ group }) =>
          `${t(`building.kind.${group.kind}`)} (${formats.integer(group.units.length)})`,
        cells,
      })
    },
    [title, buildings, colours, speech, passes, t],
  )
}

import { Box } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type BuildingBox, type CellBox, planMeasures } from '#core/prices/building/arrange-plan'
import { placeName } from '#core/prices/building/stacking-plan'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './plan.module.css'
import { partKeys } from './plan-parts.ts'

interface Props {
  readonly box: BuildingBox
  readonly cellOf: (cell: CellBox) => ReactNode
}

/** A place of a floor as a screen reader counts columns: from one, and the first is the name of the floor. */
export const columnOf = (place: number): number => place + 2

/** One house: a table of floors and stacks, and a table for each group that stands apart. */
export const PlanBuilding = ({ box, cellOf }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { building, floors, groups } = box
  const name = building.name === '' ? t('building.outside') : building.name
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={classes['name']}
        data-part={partKeys.building(box)}
        style={{ left: box.x, top: box.y, width: box.width, height: planMeasures.title }}
      >
        {name}
      </button>
      {floors.length > 0 && (
        <Box
          role="grid"
          aria-label={name}
          aria-multiselectable
          aria-colcount={columnOf(building.columns) - 1}
          className={classes['grid']}
        >
          <Stacks box={box} />
          {floors.map((floor) => (
            <Box role="row" key={floor.floor.key}>
              <Box
                role="rowheader"
                aria-colindex={1}
                className={classes['floor']}
                data-part={partKeys.floor(floor.floor.key)}
                title={t('building.floor', { name: floor.floor.name })}
                style={{
                  left: floor.x,
                  top: floor.y,
                  width: planMeasures.label - 6,
                  height: floor.height,
                }}
              >
                {floor.floor.name === '' ? t('building.noFloor') : floor.floor.name}
              </Box>
              {floor.cells.map(cellOf)}
            </Box>
          ))}
        </Box>
      )}
      {groups.map(({ group, lines, x, y, width }) => {
        const kind = t(`building.kind.${group.kind}`)
        return (
          <Box
            key={group.key}
            role="grid"
            aria-label={`${name}, ${kind}`}
            aria-multiselectable
            aria-colcount={columnOf(lines[0]?.length ?? 0) - 1}
            className={classes['grid']}
          >
            {lines.map((line, index) => (
              <Box role="row" key={line[0]?.unit.id}>
                {index === 0 && (
                  <Box
                    role="rowheader"
                    aria-colindex={1}
                    className={classes['group']}
                    data-part={partKeys.group(group.key)}
                    style={{
                      left: x + planMeasures.label,
                      top: y,
                      width: width - planMeasures.label,
                      height: planMeasures.caption,
                    }}
                  >
                    {`${kind} (${formats.integer(group.units.length)})`}
                  </Box>
                )}
                {line.map(cellOf)}
              </Box>
            ))}
          </Box>
        )
      })}
    </>
  )
}

/** The places of a floor below the ground line: a click selects all units above one. */
const Stacks = memo(({ box }: { readonly box: BuildingBox }) => {
  const { t } = useTranslation()
  const { ground, building } = box
  const width = ground.width / Math.max(1, building.columns)
  return (
    <Box role="row">
      {Array.from({ length: building.columns }, (_stack, column) => {
        const place = placeName(building, column)
        return (
          <Box
            key={place}
            role="columnheader"
            aria-colindex={columnOf(column)}
            className={classes['stack']}
            data-part={partKeys.stack(box, column)}
            title={t('building.stack', { place })}
            style={{ left: ground.x + column * width, top: ground.y, width, height: ground.height }}
          >
            {place}
          </Box>
        )
      })}
    </Box>
  )
})

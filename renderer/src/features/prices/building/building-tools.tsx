import { ActionIcon, Select } from '@mantine/core'
import {
  IconArrowsMaximize,
  IconMinus,
  IconPhoto,
  IconPlus,
  IconPrinter,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type ColouredPlan, type Colouring, colourings } from '#core/prices/building/colour-plan'
import classes from './plan.module.css'
import { PlanLegend } from './plan-legend.tsx'
import type { CellZoom } from './use-cell-size.ts'

interface Props {
  readonly coloured: ColouredPlan
  readonly colouring: Colouring
  readonly onColouring: (colouring: Colouring) => void
  readonly zoom: CellZoom
  readonly onPrint: () => void
  readonly onCopy: () => void
}

/** What the colours are about and mean, how large the cells are, and the way onto paper. */
export const BuildingTools = (props: Props) => {
  const { coloured, colouring, onColouring, zoom, onPrint, onCopy } = props
  const { t } = useTranslation()
  const choose = (chosen: string | null) => {
    const known = colourings.find((name) => name === chosen)
    if (known) onColouring(known)
  }
  return (
    <section className={classes['tools']} aria-label={t('building.tools')}>
      <Select
        size="xs"
        w={178}
        aria-label={t('building.colourBy')}
        allowDeselect={false}
        comboboxProps={{ shadow: 'md' }}
        data={colourings.map((value) => ({ value, label: t(`building.colouring.${value}`) }))}
        value={colouring}
        onChange={choose}
      />
      <PlanLegend lines={coloured.legend} colouring={colouring} />
      <span className={classes['buttons']}>
        <Tool
          icon={IconMinus}
          label={t('building.zoomOut')}
          isDisabled={!zoom.canZoomOut}
          onClick={() => zoom.zoom(-1)}
        />
        <Tool
          icon={IconPlus}
          label={t('building.zoomIn')}
          isDisabled={!zoom.canZoomIn}
          onClick={() => zoom.zoom(1)}
        />
        <Tool icon={IconArrowsMaximize} label={t('building.fit')} onClick={zoom.fit} />
        <Tool icon={IconPrinter} label={t('building.print')} onClick={onPrint} />
        <Tool icon={IconPhoto} label={t('building.copy')} onClick={onCopy} />
      </span>
    </section>
  )
}

interface ToolProps {
  readonly icon: TablerIcon
  readonly label: string
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

const Tool = ({ icon: Icon, label, isDisabled = false, onClick }: ToolProps) => (
  <ActionIcon
    size={28}
    variant="default"
    title={label}
    aria-label={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon size={15} aria-hidden />
  </ActionIcon>
)

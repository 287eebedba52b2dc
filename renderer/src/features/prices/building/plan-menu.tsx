import { Menu } from '@mantine/core'
import {
  IconBuilding,
  IconColumns2,
  IconEraser,
  IconInfoCircle,
  IconLayoutRows,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { PointerMenu } from '../../../ui/pointer-menu.tsx'

export interface PlanMenuPlace {
  readonly unit: Unit
  readonly at: { readonly x: number; readonly y: number }
}

interface Props {
  readonly place: PlanMenuPlace
  readonly canClear: boolean
  readonly onOpen: () => void
  readonly onClear: () => void
  readonly onFloor: () => void
  readonly onStack: () => void
  readonly onHouse: () => void
  readonly onClose: () => void
}

/** What can be done with the unit under the pointer. */
export const PlanMenu = (props: Props) => {
  const { place, canClear, onOpen, onClear, onFloor, onStack, onHouse, onClose } = props
  const { t } = useTranslation()
  const { number } = place.unit
  return (
    <PointerMenu label={t('unit.menu', { number })} at={place.at} onClose={onClose}>
      <Menu.Item leftSection={<IconInfoCircle size={15} aria-hidden />} onClick={onOpen}>
        {t('unit.open', { number })}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLayoutRows size={15} aria-hidden />} onClick={onFloor}>
        {t('building.selectFloor')}
      </Menu.Item>
      <Menu.Item leftSection={<IconColumns2 size={15} aria-hidden />} onClick={onStack}>
        {t('building.selectStack')}
      </Menu.Item>
      <Menu.Item leftSection={<IconBuilding size={15} aria-hidden />} onClick={onHouse}>
        {t('building.selectHouse')}
      </Menu.Item>
      {canClear && (
        <Menu.Item leftSection={<IconEraser size={15} aria-hidden />} onClick={onClear}>
          {t('building.clear')}
        </Menu.Item>
      )}
    </PointerMenu>
  )
}

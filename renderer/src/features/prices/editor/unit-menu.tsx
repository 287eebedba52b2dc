import { Menu } from '@mantine/core'
import { IconColumnInsertRight, IconCopy, IconEraser, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { clearPrice } from '#core/prices/draft/price-edit'
import { PointerMenu } from '../../../ui/pointer-menu.tsx'
import type { EditorParts } from './editor-parts.ts'
import type { UnitMenuPlace } from './use-desk.ts'

interface Props extends EditorParts {
  readonly at: UnitMenuPlace
  readonly onClose: () => void
}

/** What can be done with the unit under the pointer. */
export const UnitMenu = ({ edited, draft, at, onDialog, onClose }: Props) => {
  const { t } = useTranslation()
  const { unit } = at
  const selected = edited.view.seenNow().range?.rows.map(({ id }) => id) ?? []
  const unitIds = selected.includes(unit.id) ? selected : [unit.id]
  const copy = (withHeaders: boolean) => edited.view.sheet.current?.copy({ withHeaders })
  return (
    <PointerMenu label={t('unit.menu', { number: unit.number })} at={at.at} onClose={onClose}>
      <Menu.Item
        leftSection={<IconInfoCircle size={15} aria-hidden />}
        onClick={() => onDialog({ kind: 'unit', unitId: unit.id })}
      >
        {t('unit.open', { number: unit.number })}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconCopy size={15} aria-hidden />} onClick={() => copy(false)}>
        {t('unit.copy')}
      </Menu.Item>
      <Menu.Item onClick={() => copy(true)}>{t('unit.copyWithHeaders')}</Menu.Item>
      <Menu.Item
        leftSection={<IconColumnInsertRight size={15} aria-hidden />}
        onClick={() => onDialog({ kind: 'ownColumn', unitIds })}
      >
        {t('premiums.columns.fill', { count: unitIds.length })}
      </Menu.Item>
      {draft.prices.has(unit.id) && (
        <Menu.Item
          leftSection={<IconEraser size={15} aria-hidden />}
          onClick={() =>
            void draft.append({ kind: 'clear', detail: unit.number }, () => [clearPrice(unit)])
          }
        >
          {t('unit.clear')}
        </Menu.Item>
      )}
    </PointerMenu>
  )
}

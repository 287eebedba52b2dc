import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconChartBar,
  IconColumns1,
  IconColumns2,
  IconDots,
  IconPencil,
  IconTable,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { moveTile, removeTile, replaceTile } from '#core/exports/dashboard/change-tiles'
import type { TileProps } from './dashboard-parts.ts'

const icon = { size: 15, 'aria-hidden': true } as const

interface Props extends Pick<TileProps, 'tile' | 'tiles' | 'editing'> {
  readonly onRename: () => void
}

export const TileMenu = ({ tile, tiles, editing: { change, isSaving }, onRename }: Props) => {
  const { t } = useTranslation()
  const { title, look, width } = tile
  const label = t('exports.dashboard.menuNamed', { title })
  const isFirst = tiles[0]?.id === tile.id
  const isLast = tiles.at(-1)?.id === tile.id
  return (
    <Menu position="bottom-end" shadow="md" width={210}>
      <Menu.Target>
        <ActionIcon size={26} variant="subtle" color="gray" aria-label={label}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
          {t('exports.dashboard.rename')}
        </Menu.Item>
        <Menu.Item
          disabled={isSaving}
          leftSection={look === 'chart' ? <IconTable {...icon} /> : <IconChartBar {...icon} />}
          onClick={() =>
            change((now) =>
              replaceTile(now, { ...tile, look: look === 'chart' ? 'table' : 'chart' }),
            )
          }
        >
          {t(look === 'chart' ? 'exports.dashboard.asTable' : 'exports.dashboard.asChart')}
        </Menu.Item>
        <Menu.Item
          disabled={isSaving}
          leftSection={width === 'half' ? <IconColumns1 {...icon} /> : <IconColumns2 {...icon} />}
          onClick={() =>
            change((now) =>
              replaceTile(now, { ...tile, width: width === 'half' ? 'full' : 'half' }),
            )
          }
        >
          {t(width === 'half' ? 'exports.dashboard.wider' : 'exports.dashboard.narrower')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowLeft {...icon} />}
          disabled={isFirst || isSaving}
          onClick={() => change((now) => moveTile(now, tile, -1))}
        >
          {t('exports.dashboard.earlier')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight {...icon} />}
          disabled={isLast || isSaving}
          onClick={() => change((now) => moveTile(now, tile, 1))}
        >
          {t('exports.dashboard.later')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          disabled={isSaving}
          leftSection={<IconTrash {...icon} />}
          onClick={() => change((now) => removeTile(now, tile))}
        >
          {t('exports.dashboard.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCalendarTime,
  IconColumns,
  IconDots,
  IconDownload,
  IconFileImport,
  IconFileTypePdf,
  IconHistory,
  IconHourglass,
  IconLockSearch,
  IconReplace,
  IconScale,
  IconSettings,
  IconTrendingUp,
} from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { useCheckDeals } from '../rules/use-check-deals.ts'
import { useExportPrices } from '../transfer/use-export-prices.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import type { EditorParts } from './editor-parts.ts'
import classes from './screen-menus.module.css'

/** The menus in the head of the screen: saved views, and what is seldom needed. */
export const ScreenMenus = (parts: EditorParts) => {
  const { menuPlace } = parts.edited
  if (!menuPlace) return null
  return createPortal(
    <span className={classes['menus']}>
      <ViewsMenu edited={parts.edited} />
      <MoreMenu {...parts} />
    </span>,
    menuPlace,
  )
}

const MoreMenu = (parts: EditorParts) => {
  const { onDialog, edited, known, draft } = parts
  const { t } = useTranslation()
  const chooseColumns = () => onDialog({ kind: 'dealColumns' })
  const deals = useCheckDeals(edited.of, known.exportedAt, chooseColumns)
  const exportAs = useExportPrices(parts)
  useScreenVerb('export', () => exportAs('xlsx'))
  return (
    <Menu position="bottom-end" shadow="md" width={330}>
      <Menu.Target>
        <ActionIcon size={30} variant="default" title={t('menu.more')} aria-label={t('menu.more')}>
          <IconDots size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('menu.more')}>
        <Menu.Item
          leftSection={<IconFileImport size={15} aria-hidden />}
          onClick={() => onDialog({ kind: 'import', file: null })}
        >
          {t('menu.import')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={15} aria-hidden />}
          onClick={() => exportAs('xlsx')}
        >
          {t('menu.exportXlsx')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={15} aria-hidden />}
          onClick={() => exportAs('csv')}
        >
          {t('menu.exportCsv')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypePdf size={15} aria-hidden />}
          onClick={() => onDialog({ kind: 'priceList' })}
        >
          {t('priceList.open')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconReplace size={15} aria-hidden />}
          disabled={!known.isReady || !draft.isReady}
          onClick={() => onDialog({ kind: 'replace' })}
        >
          {t('replace.open')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconScale size={15} aria-hidden />}
          disabled={!known.isReady}
          onClick={() => onDialog({ kind: 'premiums' })}
        >
          {t('premiums.open')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHourglass size={15} aria-hidden />}
          disabled={!known.isReady}
          onClick={() => onDialog({ kind: 'pace' })}
        >
          {t('pace.open')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrendingUp size={15} aria-hidden />}
          disabled={!known.isReady || !draft.isReady}
          onClick={() => onDialog({ kind: 'whatIf' })}
        >
          {t('whatIf.open')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLockSearch size={15} aria-hidden />}
          disabled={!deals.canCheck}
          onClick={deals.check}
        >
          {t('menu.checkDeals')}
          <div className={classes['hint']}>{deals.words}</div>
        </Menu.Item>
        {deals.hasUnknownColumns && (
          <Menu.Item leftSection={<IconColumns size={15} aria-hidden />} onClick={chooseColumns}>
            {t('menu.dealColumns')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconHistory size={15} aria-hidden />}
          onClick={() => onDialog({ kind: 'history', batchId: null })}
        >
          {t('menu.history')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCalendarTime size={15} aria-hidden />}
          onClick={() => onDialog({ kind: 'scheduled' })}
        >
          {t('scheduled.title')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSettings size={15} aria-hidden />}
          onClick={() => onDialog({ kind: 'rules' })}
        >
          {t('menu.rules')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

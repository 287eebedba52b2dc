import { Button, Group, Menu } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { useSaveTable } from '../../tables/use-save-table.ts'
import { DragGrip } from '../runs/drag-grip.tsx'
import { OutItems } from '../runs/out-items.tsx'
import { type SaveFormat, useSaveRun } from '../runs/use-save-run.ts'
import type { SheetViewProps } from './sheet-view-props.ts'
import { shownTable } from './shown-table.ts'
import type { TableView } from './use-table-view.ts'

interface Props extends Pick<SheetViewProps, 'opened' | 'run' | 'sheet' | 'rows' | 'isComplete'> {
  readonly view: Pick<TableView, 'handle' | 'shown' | 'hidden'>
}

type TableFormat = Exclude<SaveFormat, 'asFetched'>

/** The ways out of the application. Where not everything is shown, a person is asked which of the two is meant. */
export const OutMenu = (props: Props) => {
  const { run, sheet, view } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<TableFormat | null>(null)
  const saveAll = useSaveRun(run)
  const isNarrowed = shownCount(props) < sheet.rows || view.hidden.size > 0
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={256}>
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconExternalLink size={14} aria-hidden />}
          >
            {t('exports.out.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('exports.out.menu')}>
          <OutItems
            run={run}
            save={(format) =>
              isNarrowed && format !== 'asFetched' ? setAsked(format) : saveAll(format)
            }
          />
        </Menu.Dropdown>
      </Menu>
      <DragGrip runId={run.id} />
      {asked && (
        <SaveDialog
          {...props}
          format={asked}
          onAll={() => saveAll(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

const shownCount = ({ view, rows }: Pick<Props, 'view' | 'rows'>): number =>
  (view.shown ?? rows).length

interface DialogProps extends Props {
  readonly format: TableFormat
  readonly onAll: () => void
  readonly onClose: () => void
}

const SaveDialog = ({ format, onAll, onClose, ...props }: DialogProps) => {
  const { opened, sheet, view, isComplete } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const { save } = useSaveTable()
  const saveShown = () => {
    const seen = view.handle.current?.seen()
    const { name } = opened.report
    if (seen) save({ table: shownTable(name, sheet, seen), format, fileName: name })
  }
  const closing = (act: () => void) => () => {
    act()
    onClose()
  }
  const counts = {
    shown: formats.integer(shownCount(props)),
    rows: formats.integer(sheet.rows),
    shownColumns: formats.integer(sheet.columns.length - view.hidden.size),
    columns: formats.integer(sheet.columns.length),
  }
  return (
    <OpenedModal size="lg" title={t('exports.out.which')} onClose={onClose}>
      <p>{t('exports.out.narrowed', counts)}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="default" onClick={closing(onAll)}>
          {t('exports.out.everything')}
        </Button>
        <Button data-autofocus loading={!isComplete} onClick={closing(saveShown)}>
          {t('exports.out.shown')}
        </Button>
      </Group>
    </OpenedModal>
  )
}

import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export type ExportFormat = 'xlsx' | 'csv'

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

interface Props {
  /** What the button says where it is not only Export. */
  readonly words?: string
  readonly size?: 'xs' | 'compact-xs'
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly onExport: (format: ExportFormat) => void
}

/** A table as a file, in the format that is wanted. */
export const ExportMenu = ({ words, size = 'xs', isBusy, isDisabled = false, onExport }: Props) => {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          size={size}
          variant="default"
          loading={isBusy}
          disabled={isDisabled}
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          {words ?? t('batches.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => onExport(format)}>
            {t(`batches.exportAs.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

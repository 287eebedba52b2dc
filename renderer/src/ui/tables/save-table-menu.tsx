import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useScreenVerb } from '../screen-verbs.ts'

interface Props {
  readonly label: string
  readonly xlsxLabel: string
  readonly csvLabel: string
  /** False where there is nothing to be saved. */
  readonly isOffered?: boolean
  readonly isSaving: boolean
  /** Where the menu opens while there is room for it. */
  readonly position?: 'top-end' | 'bottom-end'
  readonly onSave: (format: 'xlsx' | 'csv') => void
  /** Further entries, such as copying or printing. */
  readonly children?: ReactNode
}

/** A menu that saves what a screen shows as a table; the key for exporting does the same. */
export const SaveTableMenu = (props: Props) => {
  const { label, xlsxLabel, csvLabel, isSaving, onSave, children } = props
  const { isOffered = true, position = 'top-end' } = props
  useScreenVerb('export', () => onSave('xlsx'), isOffered)
  return (
    <Menu position={position} shadow="md">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          disabled={!isOffered}
          loading={isSaving}
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.Item onClick={() => onSave('xlsx')}>{xlsxLabel}</Menu.Item>
        <Menu.Item onClick={() => onSave('csv')}>{csvLabel}</Menu.Item>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}

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
  readonly onSave: (format: 'xlsx' | 'csv') => void
  /** More ways to hand it on. */
  readonly children?: ReactNode
}

/** What a screen shows, as a table to keep or to hand on; also what the screen exports by its key. */
export const SaveTableMenu = (props: Props) => {
  const { label, xlsxLabel, csvLabel, isOffered = true, isSaving, onSave, children } = props
  useScreenVerb('export', () => onSave('xlsx'), isOffered)
  return (
    <Menu position="top-end" shadow="md">
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

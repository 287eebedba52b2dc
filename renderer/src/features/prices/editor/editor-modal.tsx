import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly title: string
  readonly size?: number | string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the table; it lives as long as it is open. */
export const EditorModal = ({ title, size = 'md', onClose, children }: Props) => {
  const { t } = useTranslation()
  return (
    <Modal
      opened
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
      onClose={onClose}
    >
      {children}
    </Modal>
  )
}

import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnedFocus } from './use-returned-focus.ts'

interface Props extends Pick<ModalProps, 'size' | 'zIndex' | 'closeOnClickOutside'> {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that lives as long as it is open. */
export const OpenedModal = ({ children, ...props }: Props) => {
  const { t } = useTranslation()
  useReturnedFocus()
  return (
    <Modal opened closeButtonProps={{ 'aria-label': t('common.close') }} {...props}>
      {children}
    </Modal>
  )
}

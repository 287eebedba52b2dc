import { Button, type ButtonProps, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly button: string
  readonly title: string
  /** What the button is called where its words are short; the dialog's title when left out. */
  readonly label?: string
  readonly look?: Pick<ButtonProps, 'variant' | 'size'>
  /** While a call is under way the dialog stays open, so that its failure is seen. */
  readonly isBusy?: boolean
  /** Forgets the outcome of a call when the dialog closes, and with it a password that was sent. */
  readonly onLeave?: () => void
  /** The content is made again with every opening: what was typed ends with it. */
  readonly children: (close: () => void) => ReactNode
}

/** A button and the dialog behind it. */
export const Dialog = (props: Props) => {
  const { button, title, label = title, look, isBusy = false, onLeave, children } = props
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const leave = () => {
    onLeave?.()
    close()
  }
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        flex="none"
        {...look}
        aria-label={label}
        onClick={open}
      >
        {button}
      </Button>
      <Modal
        opened={opened}
        onClose={() => {
          if (!isBusy) leave()
        }}
        title={title}
        closeButtonProps={{ 'aria-label': t('common.cancel') }}
      >
        {children(leave)}
      </Modal>
    </>
  )
}

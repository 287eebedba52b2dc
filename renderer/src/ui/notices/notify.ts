import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

interface Words {
  readonly title: string
  readonly sentence?: string
  readonly nextStep?: string
  /** While a notice of this name is shown, asking for it again shows no second one. */
  readonly once?: string
}

const show = (words: Words, color: string, autoClose: number | false) => {
  const { title, sentence, nextStep, once = crypto.randomUUID() } = words
  notifications.show({
    id: once,
    title,
    message: [sentence, nextStep].filter(Boolean).join(' '),
    color,
    autoClose,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  })
}

/** Says that something was done; goes away by itself. */
export const notifyDone = (words: Words): void => show(words, 'green', 5_000)

/** Says that something differs from what the person asked for; goes away by itself. */
export const notifyNote = (words: Words): void => show(words, 'petrol', 10_000)

/** Shows a failure that has no place on the screen; stays until it is closed. */
export const notifyFailure = (words: Words): void => show(words, 'red', false)

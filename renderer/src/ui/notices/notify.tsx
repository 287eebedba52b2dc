import { notifications } from '@mantine/notifications'
import i18next, { type TFunction } from 'i18next'
import { SpokenText } from './spoken-text.tsx'

interface Words {
  readonly title: string
  readonly sentence?: string
  readonly nextStep?: string
  /** While a notice of this name is shown, asking for it again shows no second one. */
  readonly once?: string
}

/**
 * Asked again in the language of the moment, as a notice may stay while another one is chosen. What the function was made
 * beside stays in memory with it: beside a secret none is made.
 */
type ReadWords = (t: TFunction) => Words

const show = (read: ReadWords, color: string, autoClose: number | false) => {
  const { once = crypto.randomUUID() } = read(i18next.t)
  const said = (t: TFunction) => {
    const { sentence, nextStep } = read(t)
    return [sentence, nextStep].filter(Boolean).join(' ')
  }
  notifications.show({
    id: once,
    title: <SpokenText read={(t) => read(t).title} />,
    message: said(i18next.t) === '' ? null : <SpokenText read={said} />,
    color,
    autoClose,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  })
}

/** Says that something was done; goes away by itself. */
export const notifyDone = (read: ReadWords): void => show(read, 'green', 5_000)

/** Says that something differs from what the person asked for; goes away by itself. */
export const notifyNote = (read: ReadWords): void => show(read, 'petrol', 10_000)

/** Shows a failure that has no place on the screen; stays until it is closed. */
export const notifyFailure = (read: ReadWords): void => show(read, 'red', false)

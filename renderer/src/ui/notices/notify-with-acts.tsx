import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next, { type TFunction } from 'i18next'
import { SpokenText } from './spoken-text.tsx'

interface Act {
  readonly label: string
  readonly run: () => void
}

interface NoticeWithActs {
  readonly title: string
  readonly sentence?: string
  readonly tone: 'done' | 'attention'
  readonly acts: readonly Act[]
}

const colors = { done: 'green', attention: 'amber' } as const
// Long enough to read a sentence and to reach the button.
const shownMs = 12_000

const shown = new Set<string>()

/** Hides all offers: a person who opens something over the whole screen has decided what comes next. */
export const withdrawActs = (): void => {
  for (const id of shown) notifications.hide(id)
}

/** Says what was done and offers what may be wanted next. Answers with what takes it back. */
export const notifyWithActs = (read: (t: TFunction) => NoticeWithActs): (() => void) => {
  const body = (t: TFunction) => {
    const { sentence, acts } = read(t)
    return (
      <>
        {sentence}
        {acts.length > 0 && (
          <Group gap="xs" mt={6}>
            {acts.map(({ label, run }) => (
              <Button
                key={label}
                size="compact-xs"
                variant="default"
                onClick={() => {
                  notifications.hide(id)
                  run()
                }}
              >
                {label}
              </Button>
            ))}
          </Group>
        )}
      </>
    )
  }
  const id = notifications.show({
    title: <SpokenText read={(t) => read(t).title} />,
    onClose: () => shown.delete(id),
    message: <SpokenText read={body} />,
    color: colors[read(i18next.t).tone],
    autoClose: shownMs,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  })
  shown.add(id)
  return () => notifications.hide(id)
}

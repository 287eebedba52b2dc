import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

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

/** Says what was done and offers what may be wanted next. */
export const notifyWithActs = ({ title, sentence, tone, acts }: NoticeWithActs): void => {
  const id = notifications.show({
    title,
    onClose: () => shown.delete(id),
    message: (
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
    ),
    color: colors[tone],
    autoClose: shownMs,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  })
  shown.add(id)
}

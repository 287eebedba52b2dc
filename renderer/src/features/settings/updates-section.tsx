import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownUpdates, UpdateState } from '#core/contract/updates'
import { minuteMs } from '#core/time'
import type { UpdateChannel } from '#core/updates/feed'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { useNow } from '../../ui/timing/use-now.ts'

/** Which version runs, and what becomes of a newer one. */
export const UpdatesSection = () => {
  const { t } = useTranslation()
  const running = useQuery(query('app.readAbout', {})).data?.version
  const shown = useQuery(query('updates.readUpdates', {})).data
  if (running === undefined || shown === undefined) return null
  const { state } = shown
  if (state.kind === 'notHere') {
    return (
      <Section title={t('updates.title')}>
        <Text size="sm" maw={720}>
          {t(`updates.notHere.${state.because}`)}
        </Text>
      </Section>
    )
  }
  return (
    <Section title={t('updates.title')} sentence={t('updates.sentence')}>
      <Progress running={running} state={state} />
      <Asking {...shown} />
      <Channel {...shown} />
    </Section>
  )
}

type LookedFor = Exclude<UpdateState, { kind: 'notHere' }>

interface ProgressProps {
  readonly running: string
  readonly state: LookedFor
}

const sentenceOf = (
  t: TFunction,
  state: Exclude<LookedFor, { kind: 'failed' }>,
  running: string,
): string => {
  if (state.kind === 'asking') return t('updates.asking')
  if (state.kind === 'notAsked') return t('updates.notAsked', { running })
  if (state.kind === 'current') return t('updates.current', { running })
  const { version } = state
  if (state.kind === 'downloading') {
    return t('updates.downloading', { version, percent: state.percent })
  }
  return state.kind === 'later' ? t('updates.later', { version }) : t('updates.ready', { version })
}

const Progress = ({ running, state }: ProgressProps) => {
  const { t } = useTranslation()
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="warning"
        title={t('updates.failed', { running })}
        sentence={t(`updates.trouble.${state.trouble}`)}
      />
    )
  }
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" maw={720}>
        {sentenceOf(t, state, running)}
      </Text>
      {state.kind === 'ready' && state.notInstalled !== null && (
        <Text size="sm" maw={720}>
          {t('updates.notInstalled')} {t(`updates.trouble.${state.notInstalled}`)}
        </Text>
      )}
    </Stack>
  )
}

const Asking = ({ state, askedAt }: ShownUpdates) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs)
  const ask = useMutation(mutation('updates.askNow'))
  const isUnderWay = state.kind === 'asking' || state.kind === 'downloading'
  return (
    <Group gap="sm">
      <Button size="xs" variant="default" disabled={isUnderWay} onClick={() => ask.mutate({})}>
        {t('updates.askNow')}
      </Button>
      {askedAt !== null && (
        <Text size="sm" c="dimmed">
          {t('updates.askedAgo', { ago: formats.ago(askedAt, now) })}
        </Text>
      )}
    </Group>
  )
}

const Channel = ({ channel, isChannelFixed }: ShownUpdates) => {
  const { t } = useTranslation()
  const id = useId()
  const choose = useMutation(mutation('updates.chooseChannel'))
  const options: { value: UpdateChannel; label: string }[] = [
    { value: 'stable', label: t('updates.stable') },
    { value: 'early', label: t('updates.early') },
  ]
  return (
    <Group gap="sm">
      <Text id={id} size="sm">
        {t('updates.channel')}
      </Text>
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        data={options}
        value={channel}
        disabled={isChannelFixed}
        onChange={(chosen) => choose.mutate({ channel: chosen })}
      />
      <Text size="sm" c="dimmed">
        {isChannelFixed ? t('policy.byCompany') : t('updates.earlySentence')}
      </Text>
    </Group>
  )
}

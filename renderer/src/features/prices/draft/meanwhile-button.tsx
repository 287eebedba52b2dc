import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { mostChangedSince } from '#core/prices/pricelist/most-changed-since'
import classes from './draft-bar.module.css'
import type { MeanwhileChange } from './meanwhile-list.ts'

interface Props {
  readonly list: readonly MeanwhileChange[]
  readonly onOpen: () => void
}

/** Offers to look at what happened while the draft lay still; nothing where nothing did. */
export const MeanwhileButton = ({ list, onOpen }: Props) => {
  const { t } = useTranslation()
  if (list.length === 0) return null
  const words = list.length < mostChangedSince ? 'open' : 'openAtLeast'
  return (
    <UnstyledButton className={classes['meanwhile'] ?? ''} onClick={onOpen}>
      {t(`meanwhile.${words}`, { count: Math.min(list.length, mostChangedSince) })}
    </UnstyledButton>
  )
}

import { Button, Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { type FoundThing, foundThings, inParts, toDelete } from './found-person.ts'
import type { Person } from './person.ts'
import { PersonElsewhere } from './person-elsewhere.tsx'
import classes from './privacy.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly person: Person
  readonly found: OutputOf<'leads.findPerson'>
  readonly elsewhere: OutputOf<'leads.findPersonElsewhere'>
  readonly onDeleted: () => void
}

/** What will go; a name may be that of others, so each can be kept. */
export const FoundPerson = ({ workspaceId, person, found, elsewhere, onDeleted }: Props) => {
  const { t } = useTranslation()
  const things = useMemo(() => foundThings(found), [found])
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const chosen = things.map(({ key }) => key).filter((key) => !kept.has(key))
  // Of whoever has no record here, or none that is theirs, the lines of the audit list alone are blanked.
  const isBlanking = chosen.length === 0 && found.revocations > 0
  const remove = useMutation(mutation('leads.deletePerson'))
  const removeAll = async () => {
    for (const part of isBlanking ? [[]] : inParts(chosen)) {
      await remove.mutateAsync({ workspaceId, ...person, ...toDelete(part) })
    }
    onDeleted()
    notifyDone((t) => ({ title: t(`leads.person.${isBlanking ? 'blanked' : 'deleted'}`) }))
  }
  const toggle = (key: string) => {
    const next = new Set(kept)
    if (!next.delete(key)) next.add(key)
    setKept(next)
  }
  return (
    <section className={classes['found']} aria-label={t('leads.person.found')}>
      <p role="status" className={classes['hint']}>
        {things.length > 0 && t('leads.person.count', { count: things.length })}
        {things.length === 0 && found.unreadable === 0 && t('leads.person.nothing')}{' '}
        {found.unreadable > 0 && t('leads.person.unreadable', { count: found.unreadable })}{' '}
        {found.revocations > 0 && t('leads.person.revocations', { count: found.revocations })}
      </p>
      <ul className={classes['things']}>
        {things.map((thing) => (
          <li key={thing.key}>
            <Thing
              thing={thing}
              isChosen={!kept.has(thing.key)}
              onToggle={() => toggle(thing.key)}
            />
          </li>
        ))}
      </ul>
      <PersonElsewhere elsewhere={elsewhere} />
      {(things.length > 0 || found.revocations > 0) && (
        <>
          <p className={classes['hint']}>{t('leads.person.crm')}</p>
          <Button
            size="xs"
            color="red"
            className={classes['act'] ?? ''}
            disabled={chosen.length === 0 && !isBlanking}
            loading={remove.isPending}
            // Its failure is shown where all failed writes are shown.
            onClick={() => void removeAll().catch(() => undefined)}
          >
            {isBlanking
              ? t('leads.person.blank')
              : t('leads.person.delete', { count: chosen.length })}
          </Button>
        </>
      )}
    </section>
  )
}

interface ThingProps {
  readonly thing: FoundThing
  readonly isChosen: boolean
  readonly onToggle: () => void
}

const Thing = ({ thing, isChosen, onToggle }: ThingProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { kind, name, at, about } = thing
  return (
    <Checkbox
      size="xs"
      checked={isChosen}
      onChange={onToggle}
      label={[t(`leads.person.kind.${kind}`), name, formats.dateTime(at), about]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}

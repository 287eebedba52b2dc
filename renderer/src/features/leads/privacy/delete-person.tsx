import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { readServerId } from '#core/read-server-id'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { FoundPerson } from './found-person-list.tsx'
import type { Person } from './person.ts'
import classes from './privacy.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
}

const fields = ['name', 'email', 'phone', 'customerIds'] as const
type PersonFields = Readonly<Record<(typeof fields)[number], string>>

const nobody: PersonFields = { name: '', email: '', phone: '', customerIds: '' }

const mostIds = 100

const personOf = ({ name, email, phone, customerIds }: PersonFields): Person => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  customerIds: (customerIds.match(/\d{1,13}/g) ?? [])
    .map(readServerId<CustomerId>)
    .filter((id) => id !== null)
    .slice(0, mostIds),
})

/** Everything that is kept of one person, listed before it goes. */
export const DeletePerson = ({ workspaceId }: Props) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(nobody)
  const [wanted, setWanted] = useState<Person | null>(null)
  const read = useQuery({
    ...query('leads.findPerson', { workspaceId, ...(wanted ?? personOf(nobody)) }),
    enabled: wanted !== null,
    // Records of a person are not remembered longer than they are shown.
    gcTime: 0,
  })
  const unread = unreadOf(read)
  const isEmpty = fields.every((field) => typed[field].trim() === '')
  const isInTeam = Boolean(useQuery(query('team.readTeam', {})).data)
  const elsewhere = useMutation(mutation('leads.findPersonElsewhere'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    const person = personOf(typed)
    setWanted(person)
    elsewhere.mutate({ workspaceId, ...person })
  }
  return (
    <Section
      title={t('leads.person.title')}
      sentence={t(isInTeam ? 'leads.person.sentenceInTeam' : 'leads.person.sentence')}
    >
      <form className={classes['form']} onSubmit={submit}>
        <div className={classes['fields']}>
          {fields.map((field) => (
            <TextInput
              key={field}
              size="xs"
              label={t(`leads.person.${field}`)}
              maxLength={field === 'customerIds' ? 1_500 : 100}
              autoComplete="off"
              value={typed[field]}
              onChange={({ currentTarget }) => {
                setTyped({ ...typed, [field]: currentTarget.value })
                setWanted(null)
              }}
            />
          ))}
        </div>
        <Button
          type="submit"
          size="xs"
          variant="default"
          className={classes['act'] ?? ''}
          disabled={isEmpty}
          loading={read.isFetching || elsewhere.isPending}
        >
          {t('leads.person.find')}
        </Button>
      </form>
      {unread && <FailureNotice {...unread} />}
      {wanted && read.data && elsewhere.data && (
        <FoundPerson
          key={JSON.stringify(wanted)}
          workspaceId={workspaceId}
          person={wanted}
          found={read.data}
          elsewhere={elsewhere.data}
          onDeleted={() => {
            setTyped(nobody)
            setWanted(null)
          }}
        />
      )}
    </Section>
  )
}

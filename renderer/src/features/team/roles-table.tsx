import { Button, Group, Stack, Table, Text, VisuallyHidden } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPerson } from '#core/contract/team'
import type { TeamArea } from '#core/team/team-area'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { unreadOf } from '../../bridge/unread.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { AreaBoxes } from './area-boxes.tsx'
import { TeamTable } from './team-part.tsx'

/** What everybody in the team works with, for whoever looks after it. */
export const RolesTable = () => {
  const { t } = useTranslation()
  const read = useQuery(query('team.listPeople', {}))
  const people = read.data
  const unread = unreadOf(read)
  const [changed, setChanged] = useState<ShownPerson | null>(null)
  if (people === undefined) return unread && <FailureNotice {...unread} />
  return (
    <>
      <TeamTable
        title={t('team.roles.title')}
        head={
          <>
            <Table.Th>{t('team.person')}</Table.Th>
            <Table.Th>{t('team.roles.role')}</Table.Th>
            <Table.Th w={90}>
              <VisuallyHidden>{t('team.roles.acts')}</VisuallyHidden>
            </Table.Th>
          </>
        }
      >
        {people.map((person) => (
          <Table.Tr key={person.role}>
            <Table.Td>{person.name}</Table.Td>
            <Table.Td>
              {person.areas.map((area) => t(`team.roles.area.${area}`)).join(', ')}
            </Table.Td>
            <Table.Td ta="end">
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('team.roles.changeOf', { name: person.name })}
                onClick={() => setChanged(person)}
              >
                {t('team.roles.change')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </TeamTable>
      {changed !== null && (
        <RoleDialog
          person={changed}
          lasting={looksAfterAlone(changed, people) ? 'admin' : null}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  )
}

/** Whoever took this from themselves could not give it back, nor could anybody else in Unitdesk. */
const looksAfterAlone = ({ role, areas }: ShownPerson, people: readonly ShownPerson[]): boolean =>
  areas.includes('admin') &&
  !people.some((other) => other.role !== role && other.areas.includes('admin'))

interface RoleDialogProps {
  readonly person: ShownPerson
  readonly lasting: TeamArea | null
  readonly onClose: () => void
}

const RoleDialog = ({ person, lasting, onClose }: RoleDialogProps) => {
  const { role, name, areas: before } = person
  const { t } = useTranslation()
  const [areas, setAreas] = useState<readonly TeamArea[]>(before)
  const change = useMutation({
    ...mutation('team.changeAreas', { failure: 'here' }),
    onSuccess: () => {
      notifyDone((t) => ({ title: t('team.roles.changed', { name }) }))
      onClose()
    },
  })
  const failure = failureOf(change.error)
  return (
    <OpenedModal title={t('team.roles.changeTitle', { name })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ role, areas: [...areas] })
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('team.roles.sentence')}</Text>
          <AreaBoxes ticked={areas} lasting={lasting} focused="prices" onChange={setAreas} />
          {failure && <FailureNotice failure={failure} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={change.isPending} disabled={areas.length === 0}>
              {t('team.roles.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenedModal>
  )
}

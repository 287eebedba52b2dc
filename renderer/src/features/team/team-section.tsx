import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTeam } from '#core/contract/team'
import type { TeamArea } from '#core/team/team-area'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { CommandsDialog } from './commands-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'
import { PriceLimitOfTeam } from './price-limit.tsx'
import { ReplaceKeyDialog } from './replace-key-dialog.tsx'
import { RolesTable } from './roles-table.tsx'
import { ShowKeyDialog } from './show-key-dialog.tsx'
import { TakeKeyDialog } from './take-key-dialog.tsx'
import { TeamPart, TeamTable } from './team-part.tsx'
import { TryTeam } from './try-team.tsx'

interface Props extends AloneProps {
  /** Whether a person was led here and is to see it at once. */
  readonly isAskedFor: boolean
  readonly onShown: () => void
}

/** Whether this desk is in a team, who is there, and the ways in and out. */
export const TeamSection = ({ isInDemo, isAskedFor, onShown }: Props) => {
  const { t } = useTranslation()
  const shown = useQuery(query('team.readTeam', {})).data
  if (shown === undefined) return null
  return (
    <Section
      title={t('team.title')}
      sentence={t('team.sentence')}
      isAskedFor={isAskedFor}
      onShown={onShown}
    >
      {shown === null ? <Alone isInDemo={isInDemo} /> : <InTeam team={shown} />}
    </Section>
  )
}

interface AloneProps {
  /** Whether the window shows the demo, where a team can be tried out. */
  readonly isInDemo: boolean
}

const Alone = ({ isInDemo }: AloneProps) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'join' | 'make' | 'commands' | null>(null)
  const close = () => setOpened(null)
  return (
    <Stack gap="xs">
      <Text size="sm">{t('team.alone')}</Text>
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={() => setOpened('join')}>
          {t('team.join')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setOpened('make')}>
          {t('team.make.open')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setOpened('commands')}>
          {t('team.commands')}
        </Button>
      </Group>
      {isInDemo && <TryTeam />}
      {opened === 'join' && <JoinDialog onClose={close} />}
      {opened === 'make' && <MakeDialog onClose={close} />}
      {opened === 'commands' && <CommandsDialog onClose={close} />}
    </Stack>
  )
}

interface InTeamProps {
  readonly team: ShownTeam
}

const InTeam = ({ team }: InTeamProps) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'invite' | 'leave' | null>(null)
  const close = () => setOpened(null)
  const { host, database, user, areas, isDemo } = team
  const list = new Intl.ListFormat(useFormats().locale, { type: 'conjunction' })
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" fw={600}>
          {isDemo ? t('team.demo.is') : t('team.is', { team: team.team, database, host })}
        </Text>
        <Text size="sm" c="dimmed">
          {isDemo ? t('team.demo.see', { draft: t('team.demo.draft') }) : t('team.user', { user })}
        </Text>
        {areas.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('team.covers', { areas: list.format(areas.map((area) => t(`team.area.${area}`))) })}
          </Text>
        )}
      </div>
      <Standing away={team.away} />
      <WhoIsHere team={team} />
      {team.away === null && areas.includes('admin') && <RolesTable />}
      {areas.includes('admin') && !isDemo && (
        <div>
          <Button size="xs" variant="default" onClick={() => setOpened('invite')}>
            {t('team.invite.open')}
          </Button>
        </div>
      )}
      {team.priceLimit !== null && (
        <PriceLimitOfTeam
          limit={team.priceLimit}
          mayChange={team.away === null && areas.includes('admin')}
        />
      )}
      {team.hasKey !== null && areas.some((area) => ofKey.has(area)) && (
        <KeyOfTeam
          isHere={team.hasKey}
          by={team.keyMadeBy}
          mayReplace={team.away === null && areas.includes('admin')}
        />
      )}
      <div>
        <Button size="xs" variant="default" onClick={() => setOpened('leave')}>
          {t('team.leave')}
        </Button>
      </div>
      {opened === 'invite' && <InviteDialog team={team.team} onClose={close} />}
      {opened === 'leave' && <LeaveDialog isDemo={isDemo} onClose={close} />}
    </Stack>
  )
}

/** Who opens something with the key, or replaces it. */
const ofKey: ReadonlySet<TeamArea> = new Set(['reports', 'leads', 'admin'])

interface KeyOfTeamProps {
  readonly isHere: boolean
  readonly by: string | null
  readonly mayReplace: boolean
}

const KeyOfTeam = ({ isHere, by, mayReplace }: KeyOfTeamProps) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'show' | 'take' | 'replace' | null>(null)
  const close = () => setOpened(null)
  const hasNot = by === null ? t('team.key.hasNot') : t('team.key.hasNotOf', { name: by })
  return (
    <TeamPart title={t('team.key.title')}>
      <Text size="sm" maw="68ch">
        {isHere ? t('team.key.has') : hasNot}
      </Text>
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={() => setOpened(isHere ? 'show' : 'take')}>
          {t(isHere ? 'team.key.show' : 'team.key.enter')}
        </Button>
        {mayReplace && !isHere && (
          <Button size="xs" variant="subtle" onClick={() => setOpened('replace')}>
            {t('team.key.replace')}
          </Button>
        )}
      </Group>
      {opened === 'show' && <ShowKeyDialog onClose={close} />}
      {opened === 'take' && <TakeKeyDialog onClose={close} />}
      {opened === 'replace' && <ReplaceKeyDialog by={by} onClose={close} />}
    </TeamPart>
  )
}

/** What a new invitation helps against. */
const forInvitation: ReadonlySet<ShownTeam['away']> = new Set(['refused', 'noPassword', 'noRights'])

const Standing = ({ away }: Pick<ShownTeam, 'away'>) => {
  const { t } = useTranslation()
  const [isJoining, setJoining] = useState(false)
  const look = useMutation(mutation('team.lookNow'))
  if (away === null || away === 'coming') {
    return (
      <Text size="sm" role="status">
        {t(away === null ? 'team.here' : 'team.coming')}
      </Text>
    )
  }
  return (
    <Notice
      tone="warning"
      title={t('team.awayTitle')}
      sentence={t(`team.away.${away}`)}
      nextStep={t('team.offline')}
    >
      <Button size="xs" variant="default" onClick={() => look.mutate({})}>
        {t('team.lookNow')}
      </Button>
      {forInvitation.has(away) && (
        <Button size="xs" variant="default" onClick={() => setJoining(true)}>
          {t('team.join')}
        </Button>
      )}
      {isJoining && <JoinDialog onClose={() => setJoining(false)} />}
    </Notice>
  )
}

const WhoIsHere = ({ team: { away, desks } }: InTeamProps) => {
  const { t } = useTranslation()
  if (away !== null) return null
  if (desks.length === 0) return <Text size="sm">{t('team.nobody')}</Text>
  return (
    <TeamTable
      title={t('team.whoIsHere')}
      head={
        <>
          <Table.Th>{t('team.person')}</Table.Th>
          <Table.Th>{t('team.computer')}</Table.Th>
          <Table.Th>{t('team.program')}</Table.Th>
        </>
      }
    >
      {desks.map(({ id, name, computer, program, version, isOwn }) => (
        <Table.Tr key={id}>
          <Table.Td>{isOwn ? t('team.you', { name }) : name}</Table.Td>
          <Table.Td>{computer}</Table.Td>
          <Table.Td>{t(`team.${program}`, { version })}</Table.Td>
        </Table.Tr>
      ))}
    </TeamTable>
  )
}

import {
  ActionIcon,
  Autocomplete,
  Button,
  FileButton,
  SegmentedControl,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConsoleCall } from '#core/console/console-call'
import { type ConsoleEndpoint, consoleEndpoints } from '#core/console/console-endpoint'
import classes from './console.module.css'
import { type ChosenFile, type ConsoleForm, callOf } from './console-form.ts'
import { ParameterField } from './parameter-field.tsx'

interface Props {
  readonly form: ConsoleForm
  readonly endpoint: ConsoleEndpoint
  readonly file: ChosenFile | null
  readonly onForm: (form: ConsoleForm) => void
  readonly onFile: (picked: File) => void
}

const names = consoleEndpoints.map(({ name }) => name)

/** The endpoint and what it is asked with. */
export const EndpointFields = ({ form, endpoint, file, onForm, onFile }: Props) => {
  const { t } = useTranslation()
  const put = (patch: Partial<ConsoleForm>) => onForm({ ...form, ...patch })
  return (
    <>
      <Autocomplete
        size="xs"
        label={t('console.endpoint')}
        description={t(`console.effect.${endpoint.effect}`)}
        maxLength={100}
        data={names}
        value={form.endpoint}
        onChange={(name) => put({ endpoint: name.trim() })}
      />
      {endpoint.parameters.map((parameter) => (
        <ParameterField
          key={`${endpoint.name} ${parameter.name}`}
          parameter={parameter}
          text={form.texts[parameter.name] ?? ''}
          onText={(text) => put({ texts: { ...form.texts, [parameter.name]: text } })}
        />
      ))}
      {endpoint.hasFile && <FileField file={file} onFile={onFile} />}
      <OwnParameters form={form} onForm={onForm} />
      <SegmentedControl
        size="xs"
        aria-label={t('console.accept')}
        data={(['any', 'json', 'xml'] as const).map((value) => ({
          value,
          label: t(`console.acceptAs.${value}`),
        }))}
        value={form.accept}
        onChange={(chosen) => put({ accept: chosen as ConsoleCall['accept'] })}
      />
    </>
  )
}

const FileField = ({ file, onFile }: Pick<Props, 'file' | 'onFile'>) => {
  const { t } = useTranslation()
  return (
    <FileButton onChange={(picked) => picked && onFile(picked)}>
      {(props) => (
        <Button size="xs" variant="default" {...props}>
          {file?.name ?? t('console.chooseFile')}
        </Button>
      )}
    </FileButton>
  )
}

/** Parameters that are not known here. */
const OwnParameters = ({ form, onForm }: Pick<Props, 'form' | 'onForm'>) => {
  const { t } = useTranslation()
  const { own } = form
  const known = callOf(form).parameters.map(({ name }) => name)
  const isTwice = (name: string) => known.filter((other) => other === name).length > 1
  const put = (next: ConsoleForm['own']) => onForm({ ...form, own: next })
  const change = (at: number, patch: { name?: string; text?: string }) =>
    put(own.map((one, place) => (place === at ? { ...one, ...patch } : one)))
  return (
    <>
      {own
        .map((one, at) => [`own-${at}`, one, at] as const)
        .map(([place, { name, text }, at]) => (
          <div key={place} className={classes['own']}>
            <TextInput
              size="xs"
              aria-label={t('console.ownName')}
              placeholder={t('console.ownName')}
              maxLength={100}
              value={name}
              error={name !== '' && isTwice(name) && t('console.repeated')}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
            <TextInput
              size="xs"
              aria-label={t('console.ownText')}
              placeholder={t('console.ownText')}
              value={text}
              onChange={({ currentTarget }) => change(at, { text: currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('payments.mapping.remove', { parameter: name })}
              onClick={() => put(own.filter((_, index) => index !== at))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
      <Button
        size="compact-xs"
        variant="default"
        className={classes['add'] ?? ''}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => put([...own, { name: '', text: '' }])}
      >
        {t('console.add')}
      </Button>
    </>
  )
}

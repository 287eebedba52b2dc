import { Button, Checkbox, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { clientPriceList } from '#core/prices/price-list/client-price-list'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyNote } from '../../../ui/notices/notify.tsx'
import { useSavePdf } from '../../tables/use-save-pdf.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import classes from './price-list-dialog.module.css'
import { PrintedPriceList } from './printed-price-list.tsx'
import { readLogo } from './read-logo.ts'
import { useKeptLetterhead } from './use-kept-letterhead.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** Asks for what goes on a price list for clients, and writes it where the person says. */
export const PriceListDialog = ({ edited, draft, onClose }: Props) => {
  const { t } = useTranslation()
  const { letterhead, keepLogo, keepNote } = useKeptLetterhead(edited.of.workspaceId)
  const [withTaken, setWithTaken] = useState(false)
  const [isDrafted, setDrafted] = useState(false)
  const { isPrinting, save } = useSavePdf(onClose)
  const drafted = isDrafted ? draft.prices : null
  const buildings = useMemo(
    () => clientPriceList({ units: edited.units, draft: drafted, withTaken }),
    [edited.units, drafted, withTaken],
  )
  const title = edited.project.name
  const currency = edited.pricelist.currency
  // The dialog would be in the way on paper.
  if (isPrinting) {
    return createPortal(
      <PrintedPriceList
        title={title}
        currency={currency}
        letterhead={letterhead}
        buildings={buildings}
        fetchedAt={edited.pricelist.fetchedAt}
      />,
      document.body,
    )
  }
  return (
    <OpenedModal title={t('priceList.title')} size={520} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('priceList.sentence')}</Text>
        <Checkbox
          size="sm"
          label={t('priceList.withTaken')}
          checked={withTaken}
          onChange={({ currentTarget }) => setWithTaken(currentTarget.checked)}
        />
        {draft.open && draft.prices.size > 0 && (
          <Checkbox
            size="sm"
            label={t('priceList.drafted', { name: draft.open.name })}
            checked={isDrafted}
            onChange={({ currentTarget }) => setDrafted(currentTarget.checked)}
          />
        )}
        <Logo logo={letterhead.logo} onLogo={keepLogo} />
        <Textarea
          label={t('priceList.note')}
          rows={3}
          maxLength={2_000}
          value={letterhead.note}
          onChange={({ currentTarget }) => keepNote(currentTarget.value)}
        />
      </Stack>
      <ModalActions
        save={t('priceList.save')}
        canSave={buildings.length > 0}
        onSave={() => save(t('priceList.file', { project: title }).slice(0, 100))}
        onCancel={onClose}
      />
    </OpenedModal>
  )
}

interface LogoProps {
  readonly logo: string | null
  readonly onLogo: (logo: string | null) => void
}

const Logo = ({ logo, onLogo }: LogoProps) => {
  const { t } = useTranslation()
  const take = async (file: File | null) => {
    if (file === null) return
    const picture = await readLogo(file)
    if (picture !== null) onLogo(picture)
    else {
      notifyNote((t) => ({
        title: t('priceList.noPicture'),
        sentence: t('priceList.noPictureSentence'),
      }))
    }
  }
  return (
    <Group gap="sm">
      {logo !== null && <img className={classes['logo']} src={logo} alt={t('priceList.logo')} />}
      <FileButton accept="image/*" onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} size="xs" variant="default">
            {t('priceList.chooseLogo')}
          </Button>
        )}
      </FileButton>
      {logo !== null && (
        <Button size="xs" variant="default" onClick={() => onLogo(null)}>
          {t('priceList.withoutLogo')}
        </Button>
      )}
    </Group>
  )
}

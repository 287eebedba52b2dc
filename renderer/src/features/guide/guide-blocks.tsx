import { Kbd, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#core/format/format-locale'
import type { GuidePageName } from '#core/guide/pages'
import type { GuideBlock, GuideSpan } from '#core/guide/parse-guide'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import classes from './guide.module.css'
import { addressOfPicture } from './guide-pages.ts'

interface Props {
  readonly blocks: readonly GuideBlock[]
  readonly language: Language
  readonly onPage: (page: GuidePageName) => void
}

/** What is below the title of a page. */
export const GuideBlocks = ({ blocks, ...props }: Props) =>
  blocks.map((block) => <Block key={JSON.stringify(block)} block={block} {...props} />)

type BlockProps = Omit<Props, 'blocks'> & { readonly block: GuideBlock }

const Block = ({ block, language, onPage }: BlockProps) => {
  if (block.kind === 'heading') return <h3 className={classes['heading']}>{block.text}</h3>
  if (block.kind === 'picture')
    return <Picture alt={block.alt} name={block.name} language={language} />
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} onPage={onPage} />
      </p>
    )
  }
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((spans) => (
        <li key={spans.map(({ text }) => text).join('')}>
          <Spans spans={spans} onPage={onPage} />
        </li>
      ))}
    </List>
  )
}

interface SpansProps {
  readonly spans: readonly GuideSpan[]
  readonly onPage: (page: GuidePageName) => void
}

const Spans = ({ spans, onPage }: SpansProps) =>
  spans.map((span) => {
    const { at: key } = span
    if (span.kind === 'strong') return <strong key={key}>{span.text}</strong>
    if (span.kind === 'keys')
      return (
        <Kbd key={key} size="xs">
          {span.text}
        </Kbd>
      )
    if (span.kind !== 'link') return span.text
    const { page } = span
    return (
      <button key={key} type="button" className={classes['link']} onClick={() => onPage(page)}>
        {span.text}
      </button>
    )
  })

interface PictureProps {
  readonly alt: string
  readonly name: string
  readonly language: Language
}

/** A picture as wide as the panel, and as large as the window when it is clicked. */
const Picture = ({ alt, name, language }: PictureProps) => {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const address = addressOfPicture(language, name)
  return (
    <>
      <UnstyledButton
        className={classes['picture']}
        aria-label={t('guide.enlarge', { picture: alt })}
        onClick={() => setIsLarge(true)}
      >
        <img src={address} alt={alt} />
      </UnstyledButton>
      {isLarge && (
        <OpenedModal
          title={alt}
          size="auto"
          zIndex={400}
          data-guide-picture
          onClose={() => setIsLarge(false)}
        >
          <img className={classes['large']} src={address} alt={alt} />
        </OpenedModal>
      )}
    </>
  )
}

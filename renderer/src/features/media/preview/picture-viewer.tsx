import { Box, Button } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import classes from './picture-viewer.module.css'
import { fitted, panned, type Size, type View, zoomed } from './zoom.ts'

interface Props {
  readonly title: string
  readonly url: string
}

const step = 1.25
const panStep = 60

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
}

/** A picture to look at closely: wheel and keys zoom, the pointer and the arrows move it. */
export const PictureViewer = ({ title, url }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const frame = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<Size | null>(null)
  const [view, setView] = useState<View>({ scale: 1, x: 0, y: 0 })
  const sizeOf = (): Size => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  })
  const zoom = (factor: number, at = { x: 0, y: 0 }) => {
    if (picture) setView((known) => zoomed(known, factor, { picture, frame: sizeOf(), at }))
  }
  const pan = (x: number, y: number) => {
    if (picture) setView((known) => panned(known, { x, y }, picture, sizeOf()))
  }
  const showWhole = () => picture && setView(fitted(picture, sizeOf()))
  useWheel(frame, zoom)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const way = arrows[key]
    if (way) pan(...way)
    else if (key === '+' || key === '=') zoom(step)
    else if (key === '-') zoom(1 / step)
    else if (key === '0') showWhole()
    else if (key === '1') zoom(1 / view.scale)
    else return
    event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) pan(event.movementX, event.movementY)
  }
  return (
    <figure className={classes['viewer']}>
      <figcaption className={classes['head']}>
        <span className={classes['title']}>{title}</span>
        <span role="status">{formats.percent(view.scale)}</span>
        <Button.Group>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('media.zoom.out')}
            onClick={() => zoom(1 / step)}
          >
            {t('media.zoom.minus')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={showWhole}>
            {t('media.zoom.fit')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => zoom(1 / view.scale)}>
            {t('media.zoom.actual')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('media.zoom.in')}
            onClick={() => zoom(step)}
          >
            {t('media.zoom.plus')}
          </Button>
        </Button.Group>
      </figcaption>
      <Box
        ref={frame}
        className={classes['frame']}
        role="application"
        tabIndex={0}
        aria-label={t('media.zoom.label', { title })}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onDoubleClick={() => (view.scale === 1 ? showWhole() : zoom(1 / view.scale))}
      >
        <img
          src={url}
          alt={title}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setPicture({ width, height })
            setView(fitted({ width, height }, sizeOf()))
          }}
        />
      </Box>
    </figure>
  )
}

/** React listens to the wheel passively: the page would scroll along. */
const useWheel = (
  frame: { readonly current: HTMLElement | null },
  zoom: (factor: number, at: { x: number; y: number }) => void,
): void => {
  const latest = useLatest(zoom)
  useEffect(() => {
    const { current } = frame
    const turned = (event: WheelEvent) => {
      event.preventDefault()
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
      const at = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      }
      latest.current(event.deltaY < 0 ? step : 1 / step, at)
    }
    current?.addEventListener('wheel', turned, { passive: false })
    return () => current?.removeEventListener('wheel', turned)
  }, [frame])
}

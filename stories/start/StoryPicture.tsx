import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { viewports } from '../../.storybook/viewports'
import type { WindowName } from '../../.storybook/windows'
import { aloneAddress, type Look } from './storyLinks'
import { takeTurn } from './turns'

/** Pixels, where nothing else is asked for. */
const usualHeight = 168
/** Pixels, for a story at its real size: the most, and what is left below it. */
const highest = 480
const margin = 16
/** Milliseconds after which the next one has its turn, whatever becomes of this one. */
const longestDrawing = 20_000

type StoryPictureProps = {
  id: string
  look: Look
  /** The story's own window; the look's comes before it. */
  window?: WindowName
  /** More globals, as an address carries them. */
  under?: string
  /** Height of the picture, in pixels. */
  height?: number
  /** True for the story at its real size, as wide as its place; without a height, as high as what it draws. */
  isRealSize?: boolean
}

/**
 * A small live picture of a story: the story itself, in a frame that takes no input. It is drawn when
 * it comes near the window and taken away when it is far, so that a page of hundreds stays light.
 */
export function StoryPicture({
  id,
  look,
  window: own = 'desktop',
  under = '',
  height: givenHeight,
  isRealSize = false,
}: StoryPictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const address = aloneAddress(id, look, under)
  const { styles } = viewports[look.window ?? own]
  const [width, height] = [styles.width, styles.height].map(Number.parseFloat) as [number, number]
  const [drawnHeight, setDrawnHeight] = useState<number>()
  const shownHeight = givenHeight ?? drawnHeight ?? usualHeight
  const scale = shownHeight / height

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '300px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <chakra.div
      ref={place}
      aria-hidden
      overflow="hidden"
      bg="bg.muted"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border"
      style={{
        height: shownHeight,
        width: isRealSize ? '100%' : width * scale,
        maxWidth: '100%',
      }}
    >
      {isNear && (
        <Frame
          key={address}
          address={address}
          style={
            isRealSize
              ? { width: '100%', height: shownHeight }
              : { width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }
          }
          onDrawn={isRealSize ? (pixels) => setDrawnHeight(Math.min(pixels, highest)) : undefined}
        />
      )}
    </chakra.div>
  )
}

type FrameProps = {
  address: string
  style: React.CSSProperties
  /** Told how high the story is, once it is drawn. */
  onDrawn?: (pixels: number) => void
}

/**
 * Draws the story when its turn has come, and ends the turn once it is drawn or gone. One that ends in an error is drawn a
 * second time: a file may have got lost on its way.
 */
function Frame({ address, style, onDrawn }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useRef(onDrawn)
  const [isTurn, setTurn] = useState(false)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let watch: ReturnType<typeof setInterval> | undefined
    const end = takeTurn(() => {
      setTurn(true)
      let from = Date.now()
      let isSecond = false
      watch = setInterval(() => {
        const story = frame.current?.contentWindow as
          { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } } | null | undefined
        const phase = story?.['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? ''
        const isSettled = /^(completed|finished|errored|aborted)$/.test(phase)
        if (!isSettled && Date.now() - from <= longestDrawing) return
        const { contentDocument } = frame.current ?? {}
        if (!isSecond && contentDocument?.body.classList.contains('sb-show-errordisplay')) {
          isSecond = true
          from = Date.now()
          setAttempt(2)
          return
        }
        const root = contentDocument?.getElementById('storybook-root')
        if (root) told.current?.(Math.ceil(root.getBoundingClientRect().bottom) + margin)
        clearInterval(watch)
        end()
      }, 150)
    })
    return () => {
      clearInterval(watch)
      end()
    }
  }, [])
  if (!isTurn) return null
  return (
    <chakra.iframe
      key={attempt}
      ref={frame}
      src={address}
      title="Picture"
      inert
      tabIndex={-1}
      border="0"
      pointerEvents="none"
      style={style}
    />
  )
}

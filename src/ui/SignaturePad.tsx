import { chakra } from '@chakra-ui/react'
import Pad, { type PointGroup } from 'signature_pad'
import { useEffect, useRef, useState } from 'react'
import { Button } from './Button'
import { FieldFrame, describedBy, type FieldTexts } from './FieldFrame'

type SignaturePadProps = FieldTexts & {
  id: string
  /** The signature as a PNG data URL; empty while nobody has signed. */
  value: string
  onChange: (signature: string) => void
  words: {
    /** Stands in the box until it is signed. */
    empty: string
    clear: string
    /** What a screen reader hears of the box once it is signed. */
    signed: string
  }
}

/** Ink on paper in both color modes: the picture is printed on white. */
const ink = '#102336'

/**
 * A box to sign in with a finger, a pen or a mouse. Who cannot draw needs another way beside it: the
 * box itself has none for the keyboard.
 */
export function SignaturePad({
  id,
  label,
  marker,
  hint,
  error,
  value,
  onChange,
  words,
}: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(null)
  const tell = useRef(onChange)
  const [isEmpty, setEmpty] = useState(value === '')
  const first = useRef(value)
  // As they were made; a box that has become narrower shows them smaller.
  const strokes = useRef<PointGroup[]>([])
  useEffect(() => {
    tell.current = onChange
  })

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const drawn = new Pad(element, { penColor: ink, minWidth: 1, maxWidth: 3 })
    pad.current = drawn
    const began = () => setEmpty(false)
    let scale = 1
    const ended = () => {
      strokes.current = scaled(drawn.toData(), 1 / scale)
      tell.current(drawn.toDataURL('image/png'))
    }
    drawn.addEventListener('beginStroke', began)
    drawn.addEventListener('endStroke', ended)

    let width = 0
    const fit = () => {
      // Turning the phone or the address bar coming back must not wipe a signature.
      if (element.offsetWidth === width || element.offsetWidth === 0) return
      width = element.offsetWidth
      const ratio = Math.min(window.devicePixelRatio || 1, 2)
      element.width = width * ratio
      element.height = element.offsetHeight * ratio
      element.getContext('2d')?.scale(ratio, ratio)
      drawn.clear()
      scale = Math.min(1, width / rightEdge(strokes.current))
      if (strokes.current.length > 0) drawn.fromData(scaled(strokes.current, scale))
      else if (first.current) void drawn.fromDataURL(first.current, { ratio })
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => {
      watch.disconnect()
      drawn.off()
    }
  }, [])

  function clear() {
    first.current = ''
    pad.current?.clear()
    strokes.current = []
    setEmpty(true)
    onChange('')
  }

  return (
    <FieldFrame id={id} label={label} marker={marker} hint={hint} error={error}>
      <chakra.div position="relative">
        <chakra.canvas
          ref={canvas}
          id={id}
          tabIndex={-1}
          role="img"
          aria-label={isEmpty ? words.empty : words.signed}
          aria-describedby={describedBy(id, { hint, error })}
          display="block"
          width="full"
          height="11rem"
          bg="white"
          borderWidth={error ? '2px' : '1px'}
          borderStyle="solid"
          borderColor={error ? 'danger.border' : 'border.control'}
          borderRadius="md"
          cursor="crosshair"
          style={{ touchAction: 'none' }}
        />
        {isEmpty && (
          <chakra.span
            aria-hidden="true"
            position="absolute"
            insetInline="5"
            bottom="5"
            pb="1"
            color="ink.600"
            borderBottom="1px solid"
            borderColor="ink.400"
            pointerEvents="none"
          >
            {words.empty}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div display="flex" justifyContent="flex-end">
        <Button variant="plain" onClick={clear} aria-disabled={isEmpty || undefined}>
          {words.clear}
        </Button>
      </chakra.div>
    </FieldFrame>
  )
}

/** Room that stays free beside the strokes, in CSS pixels. */
const margin = 8

/** How wide a box must be for the strokes, in CSS pixels. */
function rightEdge(strokes: readonly PointGroup[]): number {
  return Math.max(1, ...strokes.flatMap(({ points }) => points.map(({ x }) => x + margin)))
}

function scaled(strokes: readonly PointGroup[], by: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }))
}

import { chakra } from '@chakra-ui/react'
import Pad from 'signature_pad'
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
  useEffect(() => {
    tell.current = onChange
  })

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const drawn = new Pad(element, { penColor: ink, minWidth: 1, maxWidth: 3 })
    pad.current = drawn
    const began = () => setEmpty(false)
    const ended = () => tell.current(drawn.toDataURL('image/png'))
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
      const strokes = drawn.toData()
      drawn.clear()
      if (strokes.length > 0) drawn.fromData(strokes)
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

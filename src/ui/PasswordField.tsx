import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { controlRecipe } from './control'
import { FieldFrame, describedBy, type FieldTexts } from './FieldFrame'

const Input = chakra('input', controlRecipe)

/** Words of the field; each state of the toggle has its own. */
type PasswordFieldWords = {
  /** The visible words of the toggle: "Show" and "Hide". */
  show: string
  hide: string
  /** What the toggle acts on, read out after its visible word: "password". */
  what: string
  /** Read out after a press. */
  shown: string
  hidden: string
  capsLock: string
}

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'color' | 'size' | 'height' | 'width' | 'type'> & {
    words: PasswordFieldWords
  }

/**
 * A password with a button that shows or hides it. It is hidden again when its form is sent, so that
 * password managers see a password. Pasting and filling in are never in the way. Passes every input
 * attribute and the ref on; say `autoComplete="current-password"` or `"new-password"`.
 */
export function PasswordField({
  label,
  marker,
  hint,
  error,
  words,
  id: givenId,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const frame = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const [wasToggled, setToggled] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  useEffect(() => {
    const form = frame.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  // Browsers that fill in a password send key events without modifier state.
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.nativeEvent.getModifierState?.('CapsLock') ?? false)

  const described = [describedBy(id, { hint, error }), capsLock ? `${id}-caps` : '']
    .filter(Boolean)
    .join(' ')

  return (
    <FieldFrame id={id} label={label} marker={marker} hint={hint} error={error}>
      <chakra.div ref={frame} position="relative">
        <Input
          pe="min(5.5rem, 36vw)"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onKeyDown={(event) => {
            readCapsLock(event)
            onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            readCapsLock(event)
            onKeyUp?.(event)
          }}
          onBlur={(event) => {
            setCapsLock(false)
            onBlur?.(event)
          }}
        />
        <chakra.button
          type="button"
          aria-controls={id}
          disabled={input.disabled}
          onClick={() => {
            setShown(!isShown)
            setToggled(true)
          }}
          position="absolute"
          insetEnd="0.125rem"
          top="0.125rem"
          bottom="0.125rem"
          minW="touch"
          px="3"
          border="0"
          borderRadius="md"
          bg="transparent"
          color="accent.fg"
          fontWeight="semibold"
          fontSize="sm"
          cursor="pointer"
          _hover={{ bg: 'accent.subtle' }}
          _disabled={{ opacity: 0.6, cursor: 'not-allowed' }}
        >
          <span>{isShown ? words.hide : words.show}</span>
          <chakra.span srOnly> {words.what}</chakra.span>
        </chakra.button>
      </chakra.div>
      <chakra.span role="status" srOnly>
        {wasToggled && (isShown ? words.shown : words.hidden)}
      </chakra.span>
      {capsLock && (
        <chakra.p id={`${id}-caps`} textStyle="small" color="warning.fg" fontWeight="medium">
          {words.capsLock}
        </chakra.p>
      )}
    </FieldFrame>
  )
}

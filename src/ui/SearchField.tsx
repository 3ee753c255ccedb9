import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { controlRecipe } from './control'
import { Glyph } from './Glyph'

const Input = chakra('input', controlRecipe)

type SearchFieldProps = {
  /** Read out for the box; also its placeholder. */
  label: string
  /** What is searched for now. */
  value: string
  /** Called once typing pauses, and at once for Enter and when it is cleared. */
  onSearch: (text: string) => void
  /** The words of the button that empties it. */
  clearLabel: string
  /** Milliseconds of quiet before what is typed is searched for. */
  delay?: number
}

/**
 * A search box that searches while typing, a moment after the last letter; Enter searches at once.
 * A value set from outside (Back, a shared address) replaces what is in it.
 */
export function SearchField({ label, value, onSearch, clearLabel, delay = 250 }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    setTyped(value)
  }
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => latest.current(typed), delay)
    return () => clearTimeout(timer)
  }, [typed, value, delay])

  return (
    <chakra.form
      role="search"
      aria-label={label}
      position="relative"
      flex="1 1 14rem"
      minW="0"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed)
      }}
    >
      <chakra.label htmlFor={id} srOnly>
        {label}
      </chakra.label>
      <chakra.span
        position="absolute"
        insetStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.subtle"
        pointerEvents="none"
      >
        <SearchMark />
      </chakra.span>
      <Input
        ref={input}
        id={id}
        type="search"
        value={typed}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        ps="10"
        pe="10"
        minH="touch"
        py="2"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {/* Always there: its first appearance would have the browser work out the whole page's styles. */}
      <chakra.button
        type="button"
        aria-label={clearLabel}
        hidden={typed === ''}
        onClick={() => {
          setTyped('')
          onSearch('')
          input.current?.focus()
        }}
        position="absolute"
        insetEnd="1"
        top="50%"
        transform="translateY(-50%)"
        boxSize="9"
        display="grid"
        placeItems="center"
        border="0"
        borderRadius="md"
        bg="transparent"
        color="fg.muted"
        cursor="pointer"
        _hover={{ color: 'fg', bg: 'bg.muted' }}
        css={{ '&[hidden]': { display: 'none' } }}
      >
        <Glyph name="close" size="4" />
      </chakra.button>
    </chakra.form>
  )
}

/** A magnifying glass. */
export function SearchMark() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      boxSize="5"
      display="block"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </chakra.svg>
  )
}

import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

type DisclosureProps = {
  /** What the opener shows; letters in it are read out before the label. */
  opener: ReactNode
  /** What a screen reader reads for the opener. */
  label: string
  /** `sheet` spans the nearest positioned ancestor's width, `menu` hangs below the opener's far edge. */
  shape?: 'menu' | 'sheet'
  children: ReactNode
}

/**
 * An opener and a panel on the browser's own `<details>`: it works before any script. With script it
 * also closes on Escape (focus returns to the opener), on a press elsewhere and when a link or button
 * inside is chosen.
 */
export function Disclosure({ opener, label, shape = 'menu', children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const close = () => {
      details.open = false
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    const onChoice = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) close()
    }
    document.addEventListener('pointerdown', onPointer)
    details.addEventListener('keydown', onKey)
    details.addEventListener('click', onChoice)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      details.removeEventListener('keydown', onKey)
      details.removeEventListener('click', onChoice)
    }
  }, [])

  return (
    <chakra.details ref={ref} position={shape === 'menu' ? 'relative' : 'static'}>
      <chakra.summary
        position="relative"
        display="flex"
        alignItems="center"
        justifyContent="center"
        minW="touch"
        minH="touch"
        borderRadius="md"
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
        _hover={{ bg: 'bg.muted' }}
      >
        {opener}
        <chakra.span srOnly>{label}</chakra.span>
      </chakra.summary>
      <chakra.div
        position="absolute"
        zIndex="popover"
        top="100%"
        mt={shape === 'menu' ? '2' : '0'}
        insetEnd="0"
        insetStart={shape === 'menu' ? 'auto' : '0'}
        minW={shape === 'menu' ? '15rem' : undefined}
        maxH="calc(100dvh - 5rem)"
        overflowY="auto"
        bg="bg.surface"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="border"
        borderRadius={shape === 'menu' ? 'lg' : '0 0 1rem 1rem'}
        boxShadow="raised"
        p="3"
      >
        {children}
      </chakra.div>
    </chakra.details>
  )
}

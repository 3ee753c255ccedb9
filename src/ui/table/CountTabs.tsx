import { chakra } from '@chakra-ui/react'
import { useRef, type KeyboardEvent } from 'react'

type CountTab = {
  value: string
  label: string
  /** The number of its rows as it is written; undefined while it is not known. */
  count?: string
}

type CountTabsProps = {
  /** Read out for the tabs together. */
  label: string
  /** The statuses, in the order that work goes through them. */
  tabs: readonly CountTab[]
  /** The value of the tab that is shown. */
  chosen: string
  onChoose: (value: string) => void
  /** The id of what the tabs change. */
  controls: string
}

const forward = ['ArrowRight', 'ArrowDown']
const back = ['ArrowLeft', 'ArrowUp']

/** Tabs over one list, each with the number of its rows. Arrow keys, Home and End move between them. */
export function CountTabs({ label, tabs, chosen, onChoose, controls }: CountTabsProps) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const here = tabs.findIndex(({ value }) => value === chosen)
    const last = tabs.length - 1
    const to = forward.includes(event.key)
      ? here === last
        ? 0
        : here + 1
      : back.includes(event.key)
        ? here === 0
          ? last
          : here - 1
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? last
            : -1
    const tab = tabs[to]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        sm: 'repeat(3, minmax(0, 1fr))',
        lg: `repeat(${tabs.length}, minmax(0, 1fr))`,
      }}
      gap="1"
      p="1"
      bg="bg.muted"
      borderRadius="lg"
    >
      {tabs.map(({ value, label: text, count }) => {
        const isChosen = value === chosen
        return (
          <chakra.button
            key={value}
            type="button"
            role="tab"
            aria-selected={isChosen}
            aria-controls={controls}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(value)}
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            gap="2"
            minH="touch"
            px="2"
            border="0"
            borderRadius="md"
            bg={isChosen ? 'bg.surface' : 'transparent'}
            boxShadow={isChosen ? 'card' : 'none'}
            color={isChosen ? 'fg' : 'fg.muted'}
            fontFamily="body"
            fontSize="sm"
            fontWeight="semibold"
            lineHeight="1.2"
            cursor="pointer"
            _hover={{ color: 'fg' }}
          >
            <span>{text}</span>
            {count !== undefined && (
              <chakra.span
                flexShrink="0"
                px="1.5"
                minW="1.6rem"
                textAlign="center"
                borderRadius="full"
                bg={isChosen ? 'accent.muted' : 'bg.emphasized'}
                color={isChosen ? 'accent.fg' : 'fg'}
                fontSize="xs"
                lineHeight="1.5"
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
              >
                {count}
              </chakra.span>
            )}
          </chakra.button>
        )
      })}
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'

type ToggleProps = {
  id: string
  label: string
  isOn: boolean
  /** The words for on and off. */
  states: readonly [on: string, off: string]
  onChange: (isOn: boolean) => void
}

/** A switch with its label, and its state in words beside it. */
export function Toggle({ id, label, isOn, states: [on, off], onChange }: ToggleProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      minH="touch"
      minW="0"
    >
      <chakra.label htmlFor={id} textStyle="label" flex="1 1 7rem" minW="0">
        {label}
      </chakra.label>
      <chakra.button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={() => onChange(!isOn)}
        display="inline-flex"
        alignItems="center"
        gap="2.5"
        minH="touch"
        px="1"
        border="0"
        borderRadius="md"
        bg="transparent"
        color="fg"
        font="inherit"
        cursor="pointer"
        flexShrink="0"
      >
        <chakra.span textStyle="small" color={isOn ? 'fg' : 'fg.muted'}>
          {isOn ? on : off}
        </chakra.span>
        <chakra.span
          aria-hidden="true"
          position="relative"
          width="2.75rem"
          height="1.6rem"
          borderRadius="full"
          borderWidth="1px"
          borderStyle="solid"
          borderColor={isOn ? 'accent.solid' : 'border.control'}
          bg={isOn ? 'accent.solid' : 'bg.muted'}
          transition="background-color 120ms"
          css={{
            '@media (forced-colors: active)': {
              forcedColorAdjust: 'none',
              borderColor: 'CanvasText',
              bg: isOn ? 'Highlight' : 'Canvas',
              '& > span': { bg: isOn ? 'HighlightText' : 'CanvasText' },
            },
          }}
        >
          <chakra.span
            position="absolute"
            top="50%"
            insetStart={isOn ? 'calc(100% - 1.3rem)' : '0.2rem'}
            transform="translateY(-50%)"
            boxSize="1.1rem"
            borderRadius="full"
            bg={isOn ? 'accent.onSolid' : 'fg.muted'}
            transition="inset-inline-start 120ms"
          />
        </chakra.span>
      </chakra.button>
    </chakra.div>
  )
}

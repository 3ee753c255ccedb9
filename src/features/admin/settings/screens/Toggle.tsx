import { chakra } from '@chakra-ui/react'

type ToggleProps = {
  id: string
  label: string
  isOn: boolean
  /** The words for on and off. */
  states: readonly [on: string, off: string]
  /** What is wrong, or why it cannot be switched. */
  error?: string
  /** True when it cannot be switched; `error` says why. */
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with its label, and its state in words beside it. */
export function Toggle({
  id,
  label,
  isOn,
  states: [on, off],
  error,
  isDisabled = false,
  onChange,
}: ToggleProps) {
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
        aria-disabled={isDisabled || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => {
          if (!isDisabled) onChange(!isOn)
        }}
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
        cursor={isDisabled ? 'not-allowed' : 'pointer'}
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
          opacity={isDisabled ? 0.6 : 1}
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
      {error && (
        <chakra.p
          id={`${id}-error`}
          flex="1 0 100%"
          textStyle="small"
          fontWeight={isDisabled ? 'normal' : 'semibold'}
          color={isDisabled ? 'fg.muted' : 'danger.fg'}
        >
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}

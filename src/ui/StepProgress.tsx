import { chakra } from '@chakra-ui/react'

type StepProgressProps = {
  /** What the list of steps is called, read out. */
  label: string
  /** Every step of the flow, in order. */
  steps: readonly { name: string; href: string }[]
  /** The step that is open, from 1. */
  current: number
  /** True for each step whose answer is there. */
  done: readonly boolean[]
}

/** Where a person is in a flow of steps; every step can be gone to. */
export function StepProgress({ label, steps, current, done }: StepProgressProps) {
  return (
    <chakra.nav aria-label={label}>
      <chakra.ol display="flex" gap={{ base: '1.5', md: '3' }} m="0" p="0" listStyleType="none">
        {steps.map((step, index) => {
          const number = index + 1
          const isCurrent = number === current
          return (
            <chakra.li
              key={step.href}
              // On a phone only the open step has room for its name.
              flex={isCurrent ? { base: '0 0 auto', md: '1' } : '1'}
              minW="0"
            >
              <chakra.a
                href={step.href}
                aria-current={isCurrent ? 'step' : undefined}
                display="block"
                pt="2"
                minH="touch"
                borderTopWidth="4px"
                borderTopStyle="solid"
                borderColor={
                  isCurrent ? 'action' : done[index] ? 'accent.solid' : 'border.emphasized'
                }
                color={isCurrent ? 'fg' : 'fg.muted'}
                fontWeight={isCurrent ? 'semibold' : 'medium'}
                textStyle="small"
                textDecoration="none"
                _hover={{ color: 'fg' }}
              >
                <chakra.span display="inline-flex" alignItems="center" gap="1.5">
                  {done[index] && !isCurrent ? (
                    <chakra.svg
                      aria-hidden="true"
                      viewBox="0 0 16 16"
                      boxSize="4"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2.5"
                      color="accent.fg"
                    >
                      <path d="m3 8.5 3.5 3.5L13 5" strokeLinecap="round" strokeLinejoin="round" />
                    </chakra.svg>
                  ) : (
                    <span>{number}</span>
                  )}
                  <chakra.span srOnly={{ base: !isCurrent, md: false }}>{step.name}</chakra.span>
                  {done[index] && <chakra.span srOnly>, done</chakra.span>}
                </chakra.span>
              </chakra.a>
            </chakra.li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}

import { narrow } from '@/ui/narrow'
import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useId, type ReactNode } from 'react'
import { useWords } from '@/platform/words/words'
import { authWords } from '../words'
import { chooseLoginRoleAtom, switchLoginModeAtom, type LoginRole } from '../state/loginForm'
import { Button } from '@/ui/Button'

const icons: Record<'technician' | 'administrator', ReactNode> = {
  technician: (
    <path d="M15.5 4.5a5 5 0 0 0-5.9 6.6L3.6 17a2.4 2.4 0 0 0 3.4 3.4l6-6a5 5 0 0 0 6.5-6l-3 3-3-.8-.8-3Z" />
  ),
  administrator: <path d="M4 20v-5m5.3 5V9m5.4 11v-8M20 20V4M3 20.5h18" />,
}

/** Technician or Administrator: changes what the sign-in form is called, and nothing else. */
export function RolePicker() {
  const choose = useSetAtom(chooseLoginRoleAtom)
  const switchMode = useSetAtom(switchLoginModeAtom)
  const { roles, customer, create } = useWords(authWords).picker
  return (
    <>
      <chakra.div display="grid" gap="3">
        <RoleCard kind="technician" {...roles.technician} onChoose={choose} />
        <RoleCard kind="administrator" {...roles.administrator} onChoose={choose} />
      </chakra.div>
      <chakra.div mt="6" pt="4" borderTopWidth="1px" borderTopStyle="solid" borderColor="border">
        <chakra.div display="flex" flexWrap="wrap" columnGap="2" mx="-4">
          <Button variant="plain" size="md" onClick={() => choose('customer')}>
            {customer}
          </Button>
          <Button variant="plain" size="md" onClick={() => switchMode('create-account')}>
            {create}
          </Button>
        </chakra.div>
      </chakra.div>
    </>
  )
}

type RoleCardProps = {
  kind: keyof typeof icons
  label: string
  text: string
  onChoose: (role: LoginRole) => void
}

/** A card that is one button: its name is the label alone, and what it means describes it. */
function RoleCard({ kind, label, text, onChoose }: RoleCardProps) {
  const id = useId()
  return (
    <chakra.div
      position="relative"
      containerType="inline-size"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      p="4"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border.control"
      borderRadius="lg"
      transitionProperty="border-color, background-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'accent.border', bg: 'accent.subtle' }}
      css={{
        '&:has(:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'focusRing',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="12"
        flexShrink="0"
        borderRadius="md"
        bg="accent.subtle"
        color="accent.fg"
      >
        <chakra.svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          boxSize="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {icons[kind]}
        </chakra.svg>
      </chakra.span>
      <chakra.div flex="1 1 9rem" minW="0">
        <chakra.button
          type="button"
          aria-describedby={id}
          onClick={() => onChoose(kind)}
          textStyle="card"
          p="0"
          border="0"
          bg="transparent"
          color="fg"
          textAlign="start"
          cursor="pointer"
          outline="none"
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
        >
          {label}
        </chakra.button>
        <chakra.p id={id} textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      </chakra.div>
      <chakra.svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        boxSize="4"
        flexShrink="0"
        css={{ [narrow]: { display: 'none' } }}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        color="fg.muted"
      >
        <path d="m6 3 5 5-5 5" />
      </chakra.svg>
    </chakra.div>
  )
}

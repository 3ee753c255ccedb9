import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'
import { Button, LinkButton } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { frameWords } from '../words'

/** Who is signed in, ready to be shown. */
export type AdminAccount = { initials: string; name: string; email: string; roleLabel: string }

type UserBlockProps = { account: AdminAccount; onSignOut: () => void }

/** Name and e-mail of the administrator, with Sign Out behind them. */
export function UserBlock({ account, onSignOut }: UserBlockProps) {
  const { user: words } = useWords(frameWords)
  const { site } = useWords(sharedWords)
  const { initials, name, email, roleLabel } = account
  return (
    <Disclosure
      label={words.menu(name)}
      opener={
        <chakra.span display="flex" alignItems="center" gap="2.5" px="1.5">
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize="2.25rem"
            flexShrink="0"
            borderRadius="full"
            bg="accent.solid"
            color="accent.onSolid"
            fontSize="sm"
            fontWeight="bold"
          >
            {initials}
          </chakra.span>
          <chakra.span
            aria-hidden="true"
            display={{ base: 'none', xl: 'block' }}
            textAlign="start"
            lineHeight="1.3"
          >
            <chakra.span display="block" fontWeight="semibold" textStyle="small">
              {name}
            </chakra.span>
            <chakra.span display="block" fontSize="xs" color="fg.muted">
              {email}
            </chakra.span>
          </chakra.span>
        </chakra.span>
      }
    >
      <chakra.div px="1" mb="3" lineHeight="1.4">
        <chakra.p fontWeight="semibold">{name}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {email}
        </chakra.p>
        <chakra.p textStyle="small" color="accent.fg" fontWeight="semibold">
          {roleLabel}
        </chakra.p>
      </chakra.div>
      <chakra.div mb="3">
        <LinkButton href={site.account.twoFactor.href} width="full">
          {site.account.twoFactor.label}
        </LinkButton>
      </chakra.div>
      <Button width="full" onClick={onSignOut}>
        {words.signOut}
      </Button>
    </Disclosure>
  )
}

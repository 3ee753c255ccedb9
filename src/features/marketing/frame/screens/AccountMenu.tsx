import { chakra } from '@chakra-ui/react'
import { Button, LinkButton } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'

/** Who is signed in, ready to be shown. */
export type SiteAccount = {
  initials: string
  name: string
  email: string
  roleLabel: string
  /** The panel that the person's role may open. */
  panel?: 'admin' | 'technician'
}

type AccountProps = { account: SiteAccount; onSignOut?: () => void }

function Avatar({ initials }: { initials: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="2.25rem"
      flexShrink="0"
      borderRadius="full"
      bg="accent.solid"
      color="accent.onSolid"
      fontSize="sm"
      fontWeight="bold"
      letterSpacing="wide"
    >
      {initials}
    </chakra.span>
  )
}

/** Name, e-mail and role of the person who is signed in, the ways to their appointments and second factor, and Sign Out. */
export function AccountDetails({ account, onSignOut }: AccountProps) {
  const { site } = useWords(sharedWords)
  return (
    <>
      <chakra.div display="flex" gap="3" alignItems="center" px="1" mb="3" minW="0">
        <span aria-hidden="true">
          <Avatar initials={account.initials} />
        </span>
        <chakra.div minW="0" lineHeight="1.35">
          <chakra.p fontWeight="semibold">{account.name}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {account.email}
          </chakra.p>
          <chakra.p textStyle="small" color="accent.fg" fontWeight="semibold">
            {account.roleLabel}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div mb="3">
        <LinkButton href={site.account.appointments.href} width="full">
          {site.account.appointments.label}
        </LinkButton>
      </chakra.div>
      {account.panel && (
        <chakra.div mb="3">
          <LinkButton href={site.account.twoFactor.href} width="full">
            {site.account.twoFactor.label}
          </LinkButton>
        </chakra.div>
      )}
      <Button width="full" onClick={onSignOut}>
        {site.account.signOut}
      </Button>
    </>
  )
}

/** The signed-in menu behind the avatar. */
export function AccountMenu({ account, onSignOut }: AccountProps) {
  const { site } = useWords(sharedWords)
  return (
    <Disclosure
      label={site.account.menu(account.name)}
      opener={<Avatar initials={account.initials} />}
    >
      <AccountDetails account={account} onSignOut={onSignOut} />
    </Disclosure>
  )
}

import { chakra } from '@chakra-ui/react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { LinkButton } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { Glyph } from '@/ui/Glyph'
import { Page } from '@/ui/Page'
import { tallWindow } from '@/ui/tallWindow'
import { AccountDetails, AccountMenu, type SiteAccount } from './AccountMenu'
import { Brand } from './Brand'
import { sharedWords } from '@/platform/words/shared'
import { servicePaths } from '@/domain/services'
import { useWords } from '@/platform/words/words'

export type SiteHeaderProps = {
  /** The path of the page shown, to mark its link. */
  currentPath: string
  /** Who is signed in; left out while nobody is, or while it is not known yet. */
  account?: SiteAccount
  /** Called when Sign Out is chosen. */
  onSignOut?: () => void
}

const pages: readonly string[] = Object.values(servicePaths)

/** Which mark a menu link carries: its own page, or (Services) a page of the same kind. */
function markOf(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page'
  return pages.includes(href) && pages.includes(currentPath) ? 'true' : undefined
}

const MenuLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'touch',
    px: '3',
    borderRadius: 'md',
    color: 'fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
  variants: {
    place: {
      bar: {
        '&[aria-current]': { boxShadow: 'inset 0 -2px 0 var(--sun-colors-accent-border)' },
        borderRadius: 'sm',
      },
      sheet: { minH: '3rem', '&[aria-current]': { bg: 'accent.subtle' } },
    },
  },
})

/**
 * The top of every public page: name, menu, phone, and for those signed in their panel and account.
 * Below 768 px the menu folds into a sheet that opens without script and closes on choosing a link.
 */
export function SiteHeader({ currentPath, account, onSignOut }: SiteHeaderProps) {
  const { company } = useSiteSettings()
  const { site } = useWords(sharedWords)
  const panel = account?.panel && site.account.panels[account.panel]
  const menuLinks = (place: 'bar' | 'sheet') =>
    site.header.links.map(({ label, href }) => (
      <li key={href}>
        <MenuLink place={place} href={href} aria-current={markOf(href, currentPath)}>
          {label}
        </MenuLink>
      </li>
    ))

  return (
    <chakra.header
      data-frame
      top="0"
      zIndex="sticky"
      bg="bg.surface"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderColor="border"
      css={{ [tallWindow]: { position: 'sticky' } }}
    >
      <Page
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '1', md: '4' }}
        minH="4rem"
      >
        {/* With large text the name takes two lines before the row does. */}
        <chakra.div flex={{ base: '1 1 0', md: 'none' }} minW="min-content">
          <Brand />
        </chakra.div>
        <chakra.nav
          aria-label={site.header.mainMenu}
          display={{ base: 'none', md: 'block' }}
          ms={{ md: '2', lg: '6' }}
        >
          <chakra.ul
            display="flex"
            flexWrap="wrap"
            gap={{ md: '0', lg: '1' }}
            listStyleType="none"
            m="0"
            p="0"
          >
            {menuLinks('bar')}
          </chakra.ul>
        </chakra.nav>
        <chakra.div ms="auto" display="flex" alignItems="center" gap={{ base: '0', md: '2' }}>
          <chakra.a
            href={company.phoneHref}
            aria-label={`${site.header.callUs}: ${company.phone}`}
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            gap="2"
            minW="touch"
            minH="touch"
            px={{ lg: '2' }}
            borderRadius="md"
            color="accent.fg"
            fontWeight="semibold"
            textDecoration="none"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
            _hover={{ bg: 'accent.subtle' }}
          >
            <Glyph name="phone" />
            <chakra.span
              aria-hidden="true"
              display={{ base: 'none', md: account ? 'none' : 'inline', lg: 'inline' }}
            >
              {company.phone}
            </chakra.span>
          </chakra.a>
          {account && (
            <chakra.div display={{ base: 'none', md: 'flex' }} alignItems="center" gap="2">
              {panel && (
                <LinkButton href={panel.href} size="sm" variant="outline">
                  {panel.label}
                </LinkButton>
              )}
              <AccountMenu account={account} onSignOut={onSignOut} />
            </chakra.div>
          )}
          <chakra.div display={{ base: 'block', md: 'none' }}>
            <Disclosure
              shape="sheet"
              label={site.header.menu}
              opener={<Glyph name="menu" size="6" />}
            >
              <chakra.nav aria-label={site.header.mainMenu}>
                <chakra.ul listStyleType="none" m="0" p="0">
                  {menuLinks('sheet')}
                </chakra.ul>
              </chakra.nav>
              <chakra.div display="flex" flexDirection="column" gap="3" mt="3">
                <LinkButton href={company.phoneHref} width="full">
                  <Glyph name="phone" />
                  {company.phone}
                </LinkButton>
                {panel && (
                  <LinkButton href={panel.href} width="full">
                    {panel.label}
                  </LinkButton>
                )}
                {account && <AccountDetails account={account} onSignOut={onSignOut} />}
              </chakra.div>
            </Disclosure>
          </chakra.div>
        </chakra.div>
      </Page>
    </chakra.header>
  )
}

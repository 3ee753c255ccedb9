import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { openingHoursLinesOf } from '@/domain/businessHours'
import { LinkButton } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Page } from '@/ui/Page'
import { Brand } from './Brand'
import { useSiteFacts } from '@/platform/site/siteFacts'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { ClosedSoon, OpenNow } from '@/features/marketing/shared/screens/OpenNow'
import { serviceEntries, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'

const NightLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    overflowWrap: 'anywhere',
    color: 'fg.onNight',
    textDecoration: 'none',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outlineColor: 'amber.300' },
  },
})

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.h2 textStyle="eyebrow" color="fg.onNightMuted" mb="2">
        {title}
      </chakra.h2>
      {children}
    </chakra.div>
  )
}

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {links.map(({ label, href }) => (
        <li key={href}>
          <NightLink href={href}>{label}</NightLink>
        </li>
      ))}
    </chakra.ul>
  )
}

/** The foot of every public page: services, contact, hours, staff access, legal pages. */
export function SiteFooter() {
  const services = serviceEntries(useWords(sharedWords))
  const { site } = useWords(sharedWords)
  const { footer } = site
  const settings = useSiteSettings()
  const { company } = settings
  const facts = useSiteFacts()
  return (
    <chakra.footer
      data-frame
      bg="bg.night"
      color="fg.onNight"
      mt="auto"
      // Laid out after what is seen first. Less room than it takes would put its words beside its ground.
      contentVisibility="auto"
      containIntrinsicSize={{
        base: 'auto 78rem',
        sm: 'auto 62rem',
        md: 'auto 64rem',
        lg: 'auto 32rem',
      }}
    >
      <Page py={{ base: '10', md: '14' }}>
        <chakra.div
          display="grid"
          gap={{ base: '8', md: '10' }}
          gridTemplateColumns={{
            base: '1fr',
            sm: '1fr 1fr',
            lg: '1.5fr 1.1fr 1fr 1.2fr',
          }}
        >
          <chakra.div gridColumn={{ sm: '1 / -1', lg: 'auto' }} maxW="22rem">
            <Brand onNight />
            <chakra.p color="fg.onNightMuted" mt="3">
              {footer.claim(facts)}
            </chakra.p>
            {facts.rating && (
              <chakra.p display="flex" alignItems="center" gap="2" mt="4">
                <Glyph name="star" color="amber.400" />
                <span>
                  <strong>{footer.rating.score(facts)}</strong> {footer.rating.text(facts)}
                </span>
              </chakra.p>
            )}
          </chakra.div>
          <Column title={footer.services}>
            <Links links={services.map(({ name, path }) => ({ label: name, href: path }))} />
          </Column>
          <Column title={footer.company}>
            <Links links={footer.companyLinks} />
          </Column>
          <Column title={footer.contact}>
            <NightLink href={company.phoneHref}>
              <Glyph name="phone" color="glass.300" />
              {company.phone}
            </NightLink>
            <br />
            <NightLink href={`mailto:${company.email}`}>
              <Glyph name="mail" color="glass.300" />
              {company.email}
            </NightLink>
            <chakra.p display="flex" gap="2" minH="8" pt="1" overflowWrap="anywhere">
              <Glyph name="pin" color="glass.300" />
              {company.address}
            </chakra.p>
            <chakra.h3 textStyle="eyebrow" color="fg.onNightMuted" mt="5" mb="2">
              {footer.hours}
            </chakra.h3>
            <chakra.dl
              display="grid"
              gridTemplateColumns="auto 1fr"
              columnGap="4"
              m="0"
              fontVariantNumeric="tabular-nums"
            >
              {openingHoursLinesOf(settings.openingHours).map(({ days, hours }) => (
                <chakra.div key={days} display="contents">
                  <chakra.dt color="fg.onNightMuted">{days}</chakra.dt>
                  <chakra.dd m="0">{hours}</chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
            <chakra.p textStyle="small" mt="2">
              <OpenNow />
              <ClosedSoon />
            </chakra.p>
          </Column>
        </chakra.div>
        <chakra.div
          mt="10"
          pt="6"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border.onNight"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
        >
          <chakra.div
            role="group"
            aria-label={footer.staff}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
          >
            <chakra.span textStyle="eyebrow" color="fg.onNightMuted">
              {footer.staff}
            </chakra.span>
            {footer.staffLinks.map(({ label, href }) => (
              <LinkButton key={href} href={href} size="sm" variant="onNight">
                {label}
              </LinkButton>
            ))}
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1">
            {footer.legalLinks.map(({ label, href }) => (
              <NightLink key={href} href={href}>
                {label}
              </NightLink>
            ))}
            <chakra.span textStyle="small" color="fg.onNightMuted">
              © {company.name}
            </chakra.span>
          </chakra.div>
        </chakra.div>
      </Page>
    </chakra.footer>
  )
}

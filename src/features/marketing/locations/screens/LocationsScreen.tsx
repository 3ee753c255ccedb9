import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { openingHoursLinesOf } from '@/domain/businessHours'
import { locations, type ShopLocation } from '@/domain/locations'
import { stateOfZip } from '@/domain/usStates'
import { Card } from '@/ui/Card'
import { Glyph } from '@/ui/Glyph'
import { TextLink } from '@/ui/TextLink'
import { Band, BandHeading } from '@/features/marketing/shared/screens/Band'
import { ClosingCall } from '@/features/marketing/shared/screens/ClosingCall'
import { NightHero } from '@/features/marketing/shared/screens/NightHero'
import { useSiteFacts } from '@/platform/site/siteFacts'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { ClosedSoon, OpenNow } from '@/features/marketing/shared/screens/OpenNow'
import { RegionMap } from './RegionMap'
import { ZipCheck } from './ZipCheck'
import { useWords } from '@/platform/words/words'
import { locationsWords } from '../words'

function ShopCard({ shop, number }: { shop: ShopLocation; number: number }) {
  const words = useWords(locationsWords)
  const settings = useSiteSettings()
  // A shop that has moved is not where the words say.
  const isUsual = locations.some(({ id, zipCode }) => id === shop.id && zipCode === shop.zipCode)
  const about = isUsual ? words.shops.about[shop.id] : undefined
  return (
    <Card as="li" id={shop.id} padding="lg">
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span
          aria-hidden="true"
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="8"
          flexShrink="0"
          borderRadius="full"
          bg="action"
          color="action.fg"
          fontWeight="bold"
        >
          {number}
        </chakra.span>
        <chakra.h3 textStyle="card" minW="0">
          {shop.name}
        </chakra.h3>
      </chakra.div>
      {about && (
        <chakra.p color="fg.muted" mt="2">
          {about}
        </chakra.p>
      )}
      <chakra.dl m="0" mt="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <Fact glyph="pin" name={words.shops.address}>
          {shop.street}
          <br />
          {words.shops.cityLine(shop.city, stateOfZip(shop.zipCode), shop.zipCode)}
        </Fact>
        <Fact glyph="phone" name={words.shops.phone}>
          <TextLink href={shop.phoneHref} display="inline-block" minH="6">
            {shop.phone}
          </TextLink>
        </Fact>
        <Fact glyph="clock" name={words.shops.hours}>
          {openingHoursLinesOf(settings.openingHours).map(({ days, hours }) => (
            <chakra.span key={days} display="flex" flexWrap="wrap" columnGap="3">
              <chakra.span minW="5.5rem" color="fg.muted">
                {days}
              </chakra.span>
              {hours}
            </chakra.span>
          ))}
        </Fact>
      </chakra.dl>
    </Card>
  )
}

function Fact(props: { glyph: 'pin' | 'phone' | 'clock'; name: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="3">
      <chakra.dt color="accent.fg" display="inline-flex" pt="0.5">
        <Glyph name={props.glyph} />
        <chakra.span srOnly>{props.name}</chakra.span>
      </chakra.dt>
      <chakra.dd m="0" minW="0" overflowWrap="anywhere">
        {props.children}
      </chakra.dd>
    </chakra.div>
  )
}

/** The shops, how far their vans go, and a check of one's own ZIP code. */
export function LocationsScreen() {
  const words = useWords(locationsWords)
  const { shops } = useSiteSettings()
  const facts = useSiteFacts()
  return (
    <>
      <NightHero
        eyebrow={words.hero.eyebrow}
        title={words.hero.title(facts)}
        lead={words.hero.lead(facts)}
        actions={
          <div>
            <OpenNow />
            <ClosedSoon />
          </div>
        }
      />
      <Band labelledBy="service-area">
        <chakra.div
          display="grid"
          gap={{ base: '8', lg: '12' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        >
          <chakra.div order={{ lg: '2' }}>
            <BandHeading id="service-area" title={words.zip.title} lead={words.zip.lead} />
            <ZipCheck />
          </chakra.div>
          <chakra.figure m="0">
            <RegionMap />
            <chakra.figcaption textStyle="small" color="fg.muted" mt="2">
              {words.map.caption(facts)}
            </chakra.figcaption>
          </chakra.figure>
        </chakra.div>
      </Band>
      <Band tone="surface" labelledBy="shops">
        <BandHeading id="shops" title={words.shops.title} />
        <chakra.ul
          listStyleType="none"
          m="0"
          p="0"
          display="grid"
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 19rem), 1fr))"
        >
          {shops.map((shop, index) => (
            <ShopCard key={shop.id} shop={shop} number={index + 1} />
          ))}
        </chakra.ul>
      </Band>
      <ClosingCall {...words.closing} />
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Glyph } from '@/ui/Glyph'
import { TextLink } from '@/ui/TextLink'
import { Band, BandHeading } from '@/features/marketing/shared/screens/Band'
import { CheckList } from '@/features/marketing/shared/screens/CheckList'
import { ClaimStrip } from '@/features/marketing/shared/screens/ClaimStrip'
import { ClosingCall } from '@/features/marketing/shared/screens/ClosingCall'
import { NightHero } from '@/features/marketing/shared/screens/NightHero'
import { PriceCards } from '@/features/marketing/shared/screens/PriceCards'
import { PriceList } from './PriceList'
import { ServiceGrid } from './ServiceGrid'
import { arePricesAlike } from '@/domain/prices'
import { useSiteFacts } from '@/platform/site/siteFacts'
import { useWords } from '@/platform/words/words'
import { homeWords } from '../words'
import { quoteHref } from '@/domain/quoteProgress'

type HomeScreenProps = {
  /** The form of step 1, shown beside the headline on large screens; elsewhere a button leads to it. */
  quotePanel?: ReactNode
}

/** The front door: what is offered, what it costs, and the first step of a quote. */
export function HomeScreen({ quotePanel }: HomeScreenProps) {
  const home = useWords(homeWords)
  const { company, prices: owners } = useSiteSettings()
  const facts = useSiteFacts()
  const { hero, steps, prices, insurance, area } = home
  const alike = arePricesAlike(owners)
  const priceWords = alike ? prices.alike : prices.listed
  const repair = prices.repair[facts.saving]
  const rating = facts.rating
    ? [{ figure: home.rating.figure(facts), text: home.rating.text(facts) }]
    : []
  return (
    <>
      <NightHero
        eyebrow={hero.eyebrow(facts)}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <chakra.div display={quotePanel ? { base: 'block', lg: 'none' } : 'block'}>
              <LinkButton href={quoteHref()} variant="action" size="lg">
                {hero.getQuote}
              </LinkButton>
            </chakra.div>
            <LinkButton href={company.phoneHref} variant="onNight" size="lg">
              <Glyph name="phone" />
              {hero.call} {company.phone}
            </LinkButton>
          </>
        }
        picture={
          <GlassMapPicture service="windshield" size="min(100%, 36rem)" label={hero.carLabel} />
        }
        aside={
          quotePanel && (
            <chakra.div display={{ base: 'none', lg: 'block' }} color="fg">
              <Card depth="raised" padding="lg">
                <chakra.h2 textStyle="section">{hero.panelTitle}</chakra.h2>
                <chakra.p color="fg.muted" mb="5">
                  {hero.panelText}
                </chakra.p>
                {quotePanel}
              </Card>
            </chakra.div>
          )
        }
      />
      <ClaimStrip claims={[...rating, ...home.claims]} />

      <Band labelledBy="services">
        <BandHeading
          id="services"
          eyebrow={home.services.eyebrow}
          title={home.services.title}
          lead={home.services.lead}
        />
        <ServiceGrid />
      </Band>

      <Band tone="surface" labelledBy="how-it-works">
        <BandHeading id="how-it-works" eyebrow={steps.eyebrow} title={steps.title} />
        <chakra.ol
          listStyleType="none"
          m="0"
          p="0"
          display="grid"
          gap={{ base: '6', md: '8' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          {steps.items.map(({ title, text }, index) => (
            <chakra.li key={title} display="flex" gap="4">
              <chakra.span
                aria-hidden="true"
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                boxSize="11"
                flexShrink="0"
                borderRadius="full"
                bg="accent.subtle"
                color="accent.fg"
                borderWidth="1px"
                borderStyle="solid"
                borderColor="accent.border"
                textStyle="card"
              >
                {index + 1}
              </chakra.span>
              <chakra.div minW="0">
                <chakra.h3 textStyle="card">{title}</chakra.h3>
                <chakra.p color="fg.muted" mt="1">
                  {text}
                </chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
      </Band>

      <Band labelledBy="prices">
        <BandHeading id="prices" eyebrow={prices.eyebrow} {...priceWords} />
        {alike ? <PriceCards prices={owners.windshield} /> : <PriceList />}
        <Card
          mt={{ base: '4', md: '6' }}
          bg="accent.subtle"
          borderColor="accent.border"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
          rowGap="3"
        >
          <chakra.div maxW="40rem">
            <chakra.h3 textStyle="card">{repair.title}</chakra.h3>
            <p>{repair.text}</p>
          </chakra.div>
          <LinkButton href={prices.repair.link.href}>{prices.repair.link.label}</LinkButton>
        </Card>
      </Band>

      <Band tone="surface" labelledBy="insurance">
        <chakra.div
          display="grid"
          gap={{ base: '12', lg: '16' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
        >
          <div>
            <BandHeading
              id="insurance"
              eyebrow={insurance.eyebrow}
              title={insurance.title}
              lead={insurance.lead}
            />
            <CheckList items={insurance.points} />
          </div>
          <div>
            <BandHeading eyebrow={area.eyebrow} title={area.title(facts)} lead={area.lead(facts)} />
            <TextLink href={area.link.href} fontWeight="semibold">
              {area.link.label}
            </TextLink>
          </div>
        </chakra.div>
      </Band>

      <ClosingCall {...home.closing} getQuote={hero.getQuote} call={hero.call} />
    </>
  )
}

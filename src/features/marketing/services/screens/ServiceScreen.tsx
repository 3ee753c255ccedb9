import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ServiceType } from '@/domain/services'
import { useWords } from '@/platform/words/words'
import { servicePageOf } from '../servicePageOf'
import { servicesWords } from '../words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Glyph, type GlyphName } from '@/ui/Glyph'
import { Band, BandHeading } from '@/features/marketing/shared/screens/Band'
import { CheckList } from '@/features/marketing/shared/screens/CheckList'
import { ClosingCall } from '@/features/marketing/shared/screens/ClosingCall'
import { Faq } from './Faq'
import { NightHero } from '@/features/marketing/shared/screens/NightHero'
import { OtherServices } from './OtherServices'
import { PriceCards } from '@/features/marketing/shared/screens/PriceCards'
import { quoteHref } from '@/domain/quoteProgress'

type ServiceScreenProps = {
  service: ServiceType
  /** The repair-or-replace helper, where the glass can be repaired; other pages do not carry its code. */
  helper?: ReactNode
}

/** One service: what it is, what it costs, how long it takes, when it cannot be done. */
export function ServiceScreen({ service, helper }: ServiceScreenProps) {
  const { company, prices } = useSiteSettings()
  const all = useWords(servicesWords)
  const { screen: words } = all
  const page = servicePageOf(all, service, prices)
  const facts: { glyph: GlyphName; title: string; text: string; figure?: string }[] = [
    { glyph: 'clock', title: words.duration, ...page.duration },
    { glyph: 'document', ...page.limits },
    ...(page.recalibration ? [{ glyph: 'camera' as const, ...page.recalibration }] : []),
    { glyph: 'coin', ...words.insurance },
    { glyph: 'shield', ...words.warranty },
  ]
  return (
    <>
      <NightHero
        eyebrow={page.hero.eyebrow}
        title={page.hero.title}
        lead={page.hero.lead}
        actions={
          <>
            <LinkButton href={quoteHref(service)} variant="action" size="lg">
              {words.getQuote}
            </LinkButton>
            <LinkButton href={company.phoneHref} variant="onNight" size="lg">
              <Glyph name="phone" />
              {words.call} {company.phone}
            </LinkButton>
          </>
        }
        aside={
          <GlassMapPicture
            service={service}
            view="both"
            size="min(100%, 34rem)"
            label={page.hero.carLabel}
          />
        }
      />

      <Band>
        <chakra.ul
          listStyleType="none"
          m="0"
          p="0"
          display="grid"
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          {page.features.map(({ glyph, title, text }) => (
            <Card as="li" key={title}>
              <chakra.span color="accent.fg" display="inline-flex" mb="2">
                <Glyph name={glyph} size="7" />
              </chakra.span>
              <chakra.h2 textStyle="card">{title}</chakra.h2>
              <chakra.p color="fg.muted" mt="1.5">
                {text}
              </chakra.p>
            </Card>
          ))}
        </chakra.ul>
      </Band>

      {helper}

      <Band tone={helper ? 'plain' : 'surface'} labelledBy="included">
        <chakra.div
          display="grid"
          columnGap="12"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.2fr' }}
        >
          <BandHeading id="included" title={page.included.title} lead={page.included.lead} />
          <CheckList items={page.included.items} />
        </chakra.div>
      </Band>

      <Band tone={helper ? 'surface' : 'plain'} labelledBy="cost">
        <BandHeading id="cost" title={page.cost.title} lead={page.cost.lead} />
        <PriceCards prices={prices[service]} />
        <chakra.div mt="6">
          <CheckList items={page.cost.notes} />
        </chakra.div>
      </Band>

      <Band tone={helper ? 'plain' : 'surface'}>
        <chakra.ul
          listStyleType="none"
          m="0"
          p="0"
          display="grid"
          gap={{ base: '8', md: '10' }}
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 19rem), 1fr))"
        >
          {facts.map(({ glyph, title, text, figure }) => (
            <chakra.li key={title} display="flex" gap="4">
              <chakra.span color="accent.fg" display="inline-flex" pt="0.5">
                <Glyph name={glyph} size="7" />
              </chakra.span>
              <chakra.div minW="0">
                <chakra.h2 textStyle="card">{title}</chakra.h2>
                {figure && (
                  <chakra.p textStyle="figure" mt="1">
                    {figure}
                  </chakra.p>
                )}
                <chakra.p color="fg.muted" mt="1">
                  {text}
                </chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </Band>

      <Band tone={helper ? 'surface' : 'plain'} labelledBy="questions">
        <BandHeading id="questions" title={words.questions} />
        <Faq entries={page.faq} />
      </Band>

      <Band tone={helper ? 'plain' : 'surface'} labelledBy="others">
        <BandHeading id="others" title={words.others} />
        <OtherServices except={service} />
      </Band>

      <ClosingCall
        title={page.closing.title}
        text={page.closing.text}
        service={service}
        getQuote={words.getQuote}
        call={words.call}
      />
    </>
  )
}

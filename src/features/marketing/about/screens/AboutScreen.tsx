import { chakra } from '@chakra-ui/react'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Glyph, type GlyphName } from '@/ui/Glyph'
import { Band, BandHeading } from '@/features/marketing/shared/screens/Band'
import { ClaimStrip } from '@/features/marketing/shared/screens/ClaimStrip'
import { ClosingCall } from '@/features/marketing/shared/screens/ClosingCall'
import { NightHero } from '@/features/marketing/shared/screens/NightHero'
import { useSiteFacts, type SiteFacts } from '@/platform/site/siteFacts'
import { useWords } from '@/platform/words/words'
import { aboutWords } from '../words'

const reasonGlyphs: readonly GlyphName[] = ['shield', 'van', 'document', 'bolt', 'coin', 'camera']

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('')

/** Who the company is: figures, story, mission, reasons to choose it, the people. */
export function AboutScreen() {
  const { hero, stats, story, mission, reasons, team, closing } = useWords(aboutWords)
  const facts = useSiteFacts()
  const claims = [
    ...(facts.years ? [claimOf(stats.years)] : []),
    ...(facts.customers ? [claimOf(stats.customers)] : []),
    ...(facts.rating ? [claimOf(stats.rating)] : []),
    stats.emergency,
  ]
  const paragraphs = [story.beginning, story.today(facts), story.cars]
  function claimOf({ figure, text }: { figure: (facts: SiteFacts) => string; text: string }) {
    return { figure: figure(facts), text }
  }
  return (
    <>
      <NightHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={<GlassMapPicture view="side" size="min(100%, 34rem)" />}
      />
      <ClaimStrip claims={claims} />
      <Band labelledBy="story">
        <chakra.div
          display="grid"
          gap={{ base: '8', lg: '14' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1.3fr 1fr' }}
          alignItems="start"
        >
          <chakra.div minW="0">
            <BandHeading id="story" title={story.title} />
            <chakra.div display="grid" gap="4" maxW="prose" textStyle="lead">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </chakra.div>
          </chakra.div>
          <Card padding="lg" bg="accent.subtle" borderColor="accent.border">
            <chakra.h2 textStyle="card">{mission.title}</chakra.h2>
            <chakra.p textStyle="section" mt="3">
              {mission.text}
            </chakra.p>
          </Card>
        </chakra.div>
      </Band>
      <Band tone="surface" labelledBy="reasons">
        <BandHeading id="reasons" title={reasons.title} />
        <chakra.ul
          listStyleType="none"
          m="0"
          p="0"
          display="grid"
          gap={{ base: '6', md: '8' }}
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 19rem), 1fr))"
        >
          {reasons.items.map(({ title, text }, index) => (
            <chakra.li key={title} display="flex" gap="4">
              <chakra.span color="accent.fg" display="inline-flex" pt="0.5">
                <Glyph name={reasonGlyphs[index] ?? 'check'} size="7" />
              </chakra.span>
              <chakra.div minW="0">
                <chakra.h3 textStyle="card">{title}</chakra.h3>
                <chakra.p color="fg.muted" mt="1">
                  {typeof text === 'string' ? text : text[facts.saving]}
                </chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </Band>
      <Band labelledBy="team">
        <BandHeading id="team" title={team.title} lead={team.lead} />
        <chakra.ul
          listStyleType="none"
          m="0"
          p="0"
          display="grid"
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
        >
          {team.people.map(({ name, role, text }) => (
            <Card as="li" key={name}>
              <chakra.span
                aria-hidden="true"
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                boxSize="14"
                mb="3"
                borderRadius="full"
                bg="accent.muted"
                color="fg"
                textStyle="card"
              >
                {initialsOf(name)}
              </chakra.span>
              <chakra.h3 textStyle="card">{name}</chakra.h3>
              <chakra.p color="accent.fg" fontWeight="semibold" textStyle="small">
                {role}
              </chakra.p>
              <chakra.p color="fg.muted" mt="2">
                {text}
              </chakra.p>
            </Card>
          ))}
        </chakra.ul>
      </Band>
      <ClosingCall {...closing} text={closing.text(facts)} />
    </>
  )
}

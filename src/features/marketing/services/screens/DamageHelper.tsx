import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { repairSaving } from '@/domain/prices'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { servicesWords } from '../words'
import { adviseOnDamage, damagePlaces, type DamagePlace } from '@/domain/damageAdvice'
import { LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Glyph } from '@/ui/Glyph'
import { RadioCards } from '@/ui/RadioCards'
import { SelectField } from '@/ui/SelectField'
import { Band, BandHeading } from '@/features/marketing/shared/screens/Band'
import { CheckList } from '@/features/marketing/shared/screens/CheckList'
import { quoteHref } from '@/domain/quoteProgress'

/**
 * Three questions about the damage and what to do about it, with the way into the wizard. The rules behind
 * it stand below in words, so that the page answers without script, too.
 */
export function DamageHelper() {
  const { damage, saving } = useWords(servicesWords)
  const { prices } = useSiteSettings()
  const [size, setSize] = useState('1')
  const [count, setCount] = useState('1')
  const [place, setPlace] = useState<DamagePlace>('elsewhere')
  const inches = damage.size.choices.find(({ value }) => value === size)?.inches ?? 0
  const { advice, reasons, service } = adviseOnDamage({ inches, count: Number(count), place })
  const words = damage[advice]

  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
      alignItems="start"
    >
      <Card padding="lg" display="grid" gap="5">
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
          alignItems="end"
        >
          <SelectField
            label={damage.size.label}
            options={damage.size.choices}
            value={size}
            onChange={(event) => setSize(event.currentTarget.value)}
          />
          <SelectField
            label={damage.count.label}
            options={damage.count.choices}
            value={count}
            onChange={(event) => setCount(event.currentTarget.value)}
          />
        </chakra.div>
        <RadioCards
          legend={damage.place.label}
          name="damage-place"
          options={damagePlaces.map((value) => ({ value, ...damage.place.choices[value] }))}
          value={place}
          onChange={setPlace}
          minCardWidth="15rem"
        />
      </Card>
      <Card
        padding="lg"
        depth="raised"
        position={{ lg: 'sticky' }}
        top={{ lg: '6rem' }}
        borderColor="accent.border"
      >
        <div role="status">
          <chakra.p
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            boxSize="11"
            mb="3"
            borderRadius="full"
            bg={advice === 'repair' ? 'success.subtle' : 'warning.subtle'}
            color={advice === 'repair' ? 'success.fg' : 'warning.fg'}
          >
            <Glyph name={advice === 'repair' ? 'check' : 'shield'} size="6" />
          </chakra.p>
          <chakra.h3 textStyle="section">{words.title}</chakra.h3>
          {reasons.length > 0 && (
            <chakra.ul ps="5" mt="2" mb="0" listStyleType="disc">
              {reasons.map((reason) => (
                <li key={reason}>{damage.replace.reasons[reason]}</li>
              ))}
            </chakra.ul>
          )}
          <chakra.p mt="2">
            {advice === 'repair' ? saving[repairSaving(prices)].advice : words.text}
          </chakra.p>
        </div>
        <chakra.div mt="5">
          <LinkButton href={quoteHref(service)} variant="action" size="lg" width="full">
            {words.action}
          </LinkButton>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted" mt="3">
          {damage.note}
        </chakra.p>
      </Card>
      <chakra.div gridColumn="1 / -1">
        <chakra.h3 textStyle="card" mb="2">
          {damage.rules.title}
        </chakra.h3>
        <CheckList items={[damage.rules.repair, damage.rules.replace]} />
      </chakra.div>
    </chakra.div>
  )
}

/** The helper as a band of a service page, under its heading; the anchor is what other pages link to. */
export function DamageBand() {
  const { damage } = useWords(servicesWords)
  return (
    <Band tone="surface" id="repair-or-replace" labelledBy="repair-or-replace-title">
      <BandHeading
        id="repair-or-replace-title"
        eyebrow={damage.eyebrow}
        title={damage.title}
        lead={damage.lead}
      />
      <DamageHelper />
    </Band>
  )
}

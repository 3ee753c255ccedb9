import { chakra } from '@chakra-ui/react'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { legalWords } from '../words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { Page } from '@/ui/Page'
import { TextLink } from '@/ui/TextLink'

/** A page of plain text under headings: privacy, terms. */
export function LegalScreen({ page: name }: { page: 'privacy' | 'terms' }) {
  const { company, formats } = useSiteSettings()
  const { timeZones } = useWords(sharedWords)
  const textOf = (text: string | ((zone: string) => string)) =>
    typeof text === 'string' ? text : text(timeZones[formats.timeZone])
  const { contact, [name]: page } = useWords(legalWords)
  return (
    <Page measure="prose" py={{ base: '10', md: '16' }}>
      <chakra.h1 textStyle="title">{page.title}</chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="3">
        {page.lead}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" mt="2">
        {page.note}
      </chakra.p>
      {page.sections.map(({ title, paragraphs, points }) => (
        <chakra.section key={title} mt="8">
          <chakra.h2 textStyle="section">{title}</chakra.h2>
          {paragraphs.map(textOf).map((paragraph) => (
            <chakra.p key={paragraph} mt="2">
              {paragraph}
            </chakra.p>
          ))}
          {points && (
            <chakra.ul mt="2" mb="0" ps="6" listStyleType="disc">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </chakra.ul>
          )}
        </chakra.section>
      ))}
      <chakra.section mt="8">
        <chakra.h2 textStyle="section">{contact.title}</chakra.h2>
        <chakra.p mt="2">
          {contact.text}{' '}
          <TextLink href={company.phoneHref} whiteSpace="nowrap">
            {company.phone}
          </TextLink>
          , <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        </chakra.p>
        <chakra.p mt="2">
          {company.name}, {company.address},{' '}
          <TextLink href={company.website}>{company.website.replace(/^https?:\/\//, '')}</TextLink>
        </chakra.p>
      </chakra.section>
    </Page>
  )
}

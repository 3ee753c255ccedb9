import { chakra } from '@chakra-ui/react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { BrandMark } from '@/ui/BrandMark'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'

/** The company's mark and name, as a link to the home page. */
export function Brand({ onNight = false }: { onNight?: boolean }) {
  const { company } = useSiteSettings()
  const { site } = useWords(sharedWords)
  const [first, ...rest] = company.name.split(' ')
  return (
    <chakra.a
      href="/"
      aria-label={site.header.homeLink(company.name)}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="touch"
      borderRadius="md"
      color={onNight ? 'fg.onNight' : 'fg'}
      textDecoration="none"
    >
      <BrandMark />
      <chakra.span
        fontFamily="heading"
        fontSize={{ base: 'lg', sm: 'xl' }}
        letterSpacing="tight"
        lineHeight="1"
      >
        <chakra.span fontWeight="extrabold">{first}</chakra.span>{' '}
        <chakra.span fontWeight="medium" color={onNight ? 'fg.onNightMuted' : 'fg.muted'}>
          {rest.join(' ')}
        </chakra.span>
      </chakra.span>
    </chakra.a>
  )
}

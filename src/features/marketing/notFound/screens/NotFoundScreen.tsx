import { chakra } from '@chakra-ui/react'
import { LinkButton } from '@/ui/Button'
import { Page } from '@/ui/Page'
import { TextLink } from '@/ui/TextLink'
import { useWords } from '@/platform/words/words'
import { notFoundWords } from '../words'
import { serviceEntries, sharedWords } from '@/platform/words/shared'

/** The page for an address that does not exist. The app's route writes the missing path to the console. */
export function NotFoundScreen() {
  const services = serviceEntries(useWords(sharedWords))
  const notFound = useWords(notFoundWords)
  return (
    <Page py={{ base: '12', md: '20' }} textAlign="center">
      <chakra.svg
        aria-hidden="true"
        viewBox="0 0 200 120"
        width="min(20rem, 80%)"
        mx="auto"
        display="block"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <chakra.path
          d="M48 14c34-9 70-9 104 0 5 1.3 8 4 10 9l26 68c2 6-1 11-7 12-54 10-108 10-162 0-6-1-9-6-7-12l26-68c2-5 5-7.7 10-9Z"
          fill="accent.muted"
          stroke="accent.border"
          strokeWidth="3"
        />
        <chakra.path
          d="m118 22-10 24 14 10-20 18 8 12-14 18M108 46l-22-6M122 56l24-4M102 74l-24 10M110 86l22 8"
          stroke="fg.muted"
          strokeWidth="2.5"
        />
      </chakra.svg>
      <chakra.p textStyle="display" color="accent.fg" mt="6">
        {notFound.code}
      </chakra.p>
      <chakra.h1 textStyle="title" mt="2">
        {notFound.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="3" mx="auto" maxW="34rem">
        {notFound.text}
      </chakra.p>
      <chakra.p mt="8">
        <LinkButton href={notFound.home.href} variant="action" size="lg">
          {notFound.home.label}
        </LinkButton>
      </chakra.p>
      <chakra.p mt="10" color="fg.muted">
        {notFound.or}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        m="0"
        mt="2"
        p="0"
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        columnGap="5"
      >
        {services.map(({ path, name }) => (
          <li key={path}>
            <TextLink href={path} display="inline-block" py="1.5">
              {name}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </Page>
  )
}

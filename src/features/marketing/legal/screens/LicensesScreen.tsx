import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useWords } from '@/platform/words/words'
import { legalWords } from '../words'
import type { LicenseGroup } from '../licenses'
import { Page } from '@/ui/Page'

/** The packages that the site is built on, each under its license text. */
export function LicensesScreen({ groups }: { groups: readonly LicenseGroup[] }) {
  const { licenses: words } = useWords(legalWords)
  const total = groups.reduce((sum, { packages }) => sum + packages.length, 0)
  return (
    <Page measure="prose" py={{ base: '10', md: '16' }}>
      <chakra.h1 textStyle="title">{words.title}</chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="3">
        {words.lead}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" mt="2">
        {words.note(total)}
      </chakra.p>
      {groups.map(({ license, text, packages }) => (
        <chakra.section key={`${license} ${packages[0]?.name}`} mt="10">
          <chakra.h2 textStyle="section">
            {license}{' '}
            <chakra.span textStyle="small" color="fg.muted" fontFamily="body">
              {words.count(packages.length)}
            </chakra.span>
          </chakra.h2>
          <chakra.details mt="2">
            <chakra.summary
              display="inline-flex"
              alignItems="center"
              minH="touch"
              cursor="pointer"
              color="accent.fg"
              fontWeight="semibold"
              borderRadius="sm"
            >
              {words.text}
            </chakra.summary>
            <chakra.pre
              p="4"
              bg="bg.muted"
              borderRadius="md"
              fontFamily="mono"
              fontSize="xs"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {text}
            </chakra.pre>
          </chakra.details>
          <chakra.ul
            listStyleType="none"
            m="0"
            mt="2"
            p="0"
            display="grid"
            columnGap="6"
            rowGap="3"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 19rem), 1fr))"
          >
            {packages.map(({ name, version, notice }) => (
              <chakra.li key={`${name} ${version}`} minW="0" overflowWrap="anywhere">
                <chakra.span fontWeight="semibold">
                  <BreakingAtSlashes text={name} />
                </chakra.span>{' '}
                {version}
                {notice && (
                  <chakra.span
                    display="block"
                    textStyle="small"
                    color="fg.muted"
                    whiteSpace="pre-line"
                  >
                    <BreakingAtSlashes text={notice} />
                  </chakra.span>
                )}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </Page>
  )
}

/** A name of a package or an address, whose line may end after each slash: browsers end none there. */
function BreakingAtSlashes({ text }: { text: string }) {
  return text.split('/').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}

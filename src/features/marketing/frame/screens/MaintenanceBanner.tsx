import { chakra } from '@chakra-ui/react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { Page } from '@/ui/Page'
import { TextLink } from '@/ui/TextLink'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'

/** A line above the header while maintenance is planned or running. `text` is the administrator's own wording. */
export function MaintenanceBanner({ text }: { text?: string }) {
  const { company } = useSiteSettings()
  const { site } = useWords(sharedWords)
  return (
    <chakra.div
      role="region"
      aria-label={site.maintenance.title}
      bg="warning.subtle"
      color="warning.fg"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderColor="warning.border"
    >
      <Page py="2" textStyle="small">
        <strong>{site.maintenance.title}.</strong> {text?.trim() || site.maintenance.fallback}{' '}
        <TextLink href={company.phoneHref} color="inherit" whiteSpace="nowrap">
          {company.phone}
        </TextLink>
      </Page>
    </chakra.div>
  )
}

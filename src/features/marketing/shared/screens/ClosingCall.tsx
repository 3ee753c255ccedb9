import { chakra } from '@chakra-ui/react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import type { ServiceType } from '@/domain/services'
import { LinkButton } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Band } from './Band'
import { quoteHref } from '@/domain/quoteProgress'

type ClosingCallProps = {
  title: string
  text: string
  /** Starts the wizard with this service chosen. */
  service?: ServiceType
  getQuote: string
  call: string
}

/** The last band of a page: the quote, or the phone. */
export function ClosingCall({ title, text, service, getQuote, call }: ClosingCallProps) {
  const { company } = useSiteSettings()
  return (
    <Band tone="night" labelledBy="closing-call">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
      >
        <chakra.div maxW="36rem">
          <chakra.h2 id="closing-call" textStyle="title">
            {title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.onNightMuted" mt="2">
            {text}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton href={quoteHref(service)} variant="action" size="lg">
            {getQuote}
          </LinkButton>
          <LinkButton href={company.phoneHref} variant="onNight" size="lg">
            <Glyph name="phone" />
            {call} {company.phone}
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </Band>
  )
}

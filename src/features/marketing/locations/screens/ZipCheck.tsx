import { chakra } from '@chakra-ui/react'
import { useRef, useState, type SyntheticEvent } from 'react'
import {
  findServiceArea,
  withinRadius,
  zipDigits,
  type ServiceAreaDetail,
} from '@/domain/serviceArea'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { useWords } from '@/platform/words/words'
import { locationsWords } from '../words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { quoteHref } from '@/domain/quoteProgress'

type Answer = { zip: string; detail: ServiceAreaDetail } | 'incomplete'

/**
 * Whether the vans come to a ZIP code. The table is fetched at the first check; no answer is a refusal,
 * each says how to go on.
 */
export function ZipCheck() {
  const { company, shops } = useSiteSettings()
  const words = useWords(locationsWords).zip
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = useRef(0)

  async function check(event: SyntheticEvent) {
    event.preventDefault()
    const zip = zipDigits(text)
    if (!zip) {
      setAnswer('incomplete')
      return
    }
    asked.current += 1
    const ask = asked.current
    setBusy(true)
    const detail = await findServiceArea(zip, shops)
    if (ask !== asked.current) return
    setBusy(false)
    setAnswer({ zip, detail })
  }

  return (
    <div>
      <chakra.form
        onSubmit={check}
        noValidate
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        gap="3"
      >
        <chakra.div flex="1 1 10rem" maxW="14rem">
          <TextField
            label={words.label}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </chakra.div>
        <Button type="submit" variant="solid" busy={busy} busyLabel={words.checking}>
          {words.check}
        </Button>
      </chakra.form>
      <noscript>
        <p>
          {words.noScript} <a href={company.phoneHref}>{company.phone}</a>
        </p>
      </noscript>
      <chakra.div role="status" mt={answer ? '4' : '0'}>
        {answer && !busy && <AnswerBox answer={answer} />}
      </chakra.div>
    </div>
  )
}

function AnswerBox({ answer }: { answer: Answer }) {
  const words = useWords(locationsWords).zip
  const { company, serviceRadius } = useSiteSettings()
  if (answer === 'incomplete') {
    return <Alert title={words.incomplete}>{words.incompleteText}</Alert>
  }
  const { zip } = answer
  const detail = withinRadius(answer.detail, serviceRadius)
  const call = (
    <LinkButton href={company.phoneHref}>
      {words.call} {company.phone}
    </LinkButton>
  )
  if (detail.answer === 'inside') {
    return (
      <Alert
        tone="success"
        title={words.inside(zip)}
        actions={
          <LinkButton href={quoteHref()} variant="action">
            {words.quote}
          </LinkButton>
        }
      >
        {words.insideText(detail.shop.name, detail.miles)}
      </Alert>
    )
  }
  if (detail.answer === 'outside') {
    return (
      <Alert tone="warning" title={words.outside(zip, serviceRadius)} actions={call}>
        {detail.shop ? words.outsideText(detail.shop.name, detail.miles) : words.outsideFarText}
      </Alert>
    )
  }
  return (
    <Alert
      title={words.unknown}
      actions={
        <>
          {call}
          <LinkButton href={quoteHref()}>{words.quote}</LinkButton>
        </>
      }
    >
      {words.unknownText}
    </Alert>
  )
}

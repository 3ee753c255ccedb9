import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, CircleDashed, Clock, PencilLine } from 'lucide-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { publishStatus, type PublishState, type PublishStatus } from '@/domain/publicFacts'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { stateView } from '@/ui/stateView'
import { publishViewAtom, requestPublishAtom } from '../../publicFactsState'
import { settingWords, type SettingWords } from '../../words'
import { BuildHookForm } from './BuildHookForm'

const signs: Record<PublishStatus, { tone: string; Icon: typeof Clock }> = {
  never: { tone: 'fg', Icon: CircleDashed },
  changed: { tone: 'warning.fg', Icon: PencilLine },
  requested: { tone: 'accent.fg', Icon: Clock },
  published: { tone: 'success.fg', Icon: CircleCheck },
  failed: { tone: 'danger.fg', Icon: CircleAlert },
}

/** Publishing: where the pages stand, the button that has them built again, and the address that it calls. */
export function PublishBlock() {
  const words = useWords(settingWords).publicPages.publish
  const view = useAtomValue(publishViewAtom)
  return (
    <Card
      as="section"
      aria-labelledby="publish-title"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <div>
        <chakra.h3 id="publish-title" textStyle="card">
          {words.title}
        </chakra.h3>
        <chakra.p color="fg.muted">{words.text}</chakra.p>
      </div>
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <LoadingText>{words.loading}</LoadingText>
          <Skeleton width="60%" height="1.4rem" />
          <Skeleton height="2.75rem" />
        </chakra.div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && (
        <p {...stateView('error')}>{words.missing}</p>
      )}
      {view.status === 'ready' && <Published state={view.value} />}
    </Card>
  )
}

function Published({ state }: { state: PublishState }) {
  const words = useWords(settingWords).publicPages.publish
  const formats = useFormats()
  const request = useSetAtom(requestPublishAtom)
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)
  const status = publishStatus(state)
  const { tone, Icon } = signs[status]
  const cannot = !state.hookSet

  async function publish() {
    if (cannot) return
    setBusy(true)
    await tell(request(), { title: words.asked })
    setBusy(false)
  }

  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
      >
        <chakra.div flex="1 1 16rem" minW="0" role="status">
          <chakra.p
            display="flex"
            alignItems="flex-start"
            gap="2"
            fontWeight="semibold"
            color={tone}
          >
            <chakra.span display="inline-flex" mt="0.5" flexShrink="0">
              <Icon size={18} aria-hidden="true" />
            </chakra.span>
            <chakra.span minW="0">{words.statuses[status]}</chakra.span>
          </chakra.p>
          <chakra.p mt="1" textStyle="small" color="fg.muted">
            {lineOf(status, state, words, formats)}
          </chakra.p>
        </chakra.div>
        <Button
          variant="solid"
          busy={isBusy}
          busyLabel={words.busy}
          aria-disabled={cannot || undefined}
          aria-describedby={cannot ? 'publish-cannot' : undefined}
          onClick={() => void publish()}
        >
          {words.button}
        </Button>
      </chakra.div>
      {cannot && (
        <chakra.p id="publish-cannot" textStyle="small" color="fg.muted">
          {words.noHook}
        </chakra.p>
      )}
      <BuildHookForm host={state.hookSet ? (state.hookHost ?? '') : null} />
    </>
  )
}

function lineOf(
  status: PublishStatus,
  { changedAt, requestedAt, publishedAt }: PublishState,
  { lines }: SettingWords['publicPages']['publish'],
  { instant }: Formats,
): string {
  const at = (when: string | null) => (when ? instant(when) : '')
  switch (status) {
    case 'never':
      return lines.never
    case 'changed':
      return lines.changed(at(changedAt), at(publishedAt))
    case 'published':
      return lines.published(at(publishedAt))
    default:
      return lines[status](at(requestedAt))
  }
}

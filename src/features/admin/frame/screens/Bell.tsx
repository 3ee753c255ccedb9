import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { Bell as BellSign } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import type { Notification, NotificationBoard } from '@/domain/notifications'
import { recordHref } from '@/features/admin/shared/sections'
import { sharedAdminWords, type SharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { boardViewAtom, markReadAtom } from '../state'
import { frameWords, type FrameWords } from '../words'
import { panelStyles } from './panelStyles'
import { useDismiss } from './useDismiss'
import { stateView } from '@/ui/stateView'

/** The notifications: how many are unread, and behind the bell which. */
export function Bell() {
  const words = useWords(frameWords).bell
  const view = useAtomValue(boardViewAtom)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) opener.current?.focus()
  }, [])
  useDismiss(box, isOpen, close)
  const unread = view.status === 'ready' ? view.value.unread : 0

  return (
    <chakra.div ref={box} position={{ base: 'static', sm: 'relative' }}>
      <IconButton
        ref={opener}
        label={words.label(unread)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <BellSign aria-hidden="true" size={22} />
        {unread > 0 && (
          <chakra.span
            position="absolute"
            // From the middle of the bell on: a larger one leaves the bell in sight.
            bottom="44%"
            insetStart="48%"
            minW="1.73em"
            px="1"
            borderRadius="full"
            bg="danger.solid"
            color="danger.onSolid"
            fontSize="min(0.75rem, 5.5vw)"
            fontWeight="bold"
            lineHeight="1.73em"
            textAlign="center"
          >
            {unread > 99 ? '99+' : unread}
          </chakra.span>
        )}
      </IconButton>
      {isOpen && (
        <chakra.section id={id} aria-label={words.title} css={panelStyles}>
          {view.status === 'ready' ? (
            <Board board={view.value} onLeave={() => setOpen(false)} />
          ) : (
            <chakra.p
              {...stateView(view.status === 'loading' ? 'loading' : 'error')}
              p="4"
              color="fg.muted"
              role="status"
            >
              {view.status === 'loading' ? words.loading : words.failed}
            </chakra.p>
          )}
        </chakra.section>
      )}
    </chakra.div>
  )
}

function Board({ board, onLeave }: { board: NotificationBoard; onLeave: () => void }) {
  const words = useWords(frameWords).bell
  const { issueKinds } = useWords(sharedAdminWords)
  const formats = useFormats()
  const markRead = useSetAtom(markReadAtom)
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="2"
        px="4"
        py="2"
        minH="3.5rem"
      >
        <chakra.h2 textStyle="card">{words.title}</chakra.h2>
        {board.unread > 0 && (
          <Button variant="plain" size="sm" onClick={() => void markRead()}>
            {words.readAll}
          </Button>
        )}
      </chakra.div>
      {board.entries.length === 0 && (
        <chakra.p {...stateView('empty')} px="4" pb="4" color="fg.muted">
          {words.empty}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" m="0" p="0">
        {board.entries.map((entry) => (
          <chakra.li key={entry.id} borderTop="1px solid" borderColor="border.muted">
            <chakra.a
              href={hrefOf(entry)}
              onClick={() => {
                if (!entry.read) void markRead([entry.id])
                onLeave()
              }}
              display="flex"
              gap="3"
              px="4"
              py="3"
              color="inherit"
              textDecoration="none"
              _hover={{ bg: 'bg.muted' }}
              _focusVisible={{ outlineOffset: '-3px' }}
            >
              <chakra.span
                boxSize="2"
                mt="2"
                flexShrink="0"
                borderRadius="full"
                bg={entry.read ? 'transparent' : 'accent.solid'}
              />
              <chakra.span minW="0">
                {!entry.read && <chakra.span srOnly>{words.unread}: </chakra.span>}
                <chakra.span display="block" fontWeight={entry.read ? 'normal' : 'semibold'}>
                  {words.kinds[entry.kind](entry.subjectId, summaryOf(entry, words, issueKinds))}
                </chakra.span>
                <chakra.time textStyle="small" color="fg.muted" dateTime={entry.createdAt}>
                  {formats.instant(entry.createdAt)}
                </chakra.time>
              </chakra.span>
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}

/** What it is about: a name, or a word of a list that this version may not know yet. */
function summaryOf(
  { kind, summary }: Notification,
  { changes, messages }: FrameWords['bell'],
  issueKinds: SharedAdminWords['issueKinds'],
): string {
  const lists: Partial<Record<Notification['kind'], Readonly<Record<string, string>>>> = {
    'job-issue': issueKinds,
    'customer-change': changes,
    'message-failed': messages,
  }
  return lists[kind]?.[summary] ?? summary
}

/** Where what it is about is open. */
function hrefOf({ kind, subjectId, summary }: Notification): string {
  // A quote that was called off is not among the quotes any more.
  if (kind === 'customer-change' && summary === 'cancelled' && subjectId.startsWith('Q-')) {
    return '/admin/quotes'
  }
  return recordHref(subjectId)
}

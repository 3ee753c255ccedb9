import { chakra } from '@chakra-ui/react'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { SearchResults } from '@/domain/dashboard'
import { useWords } from '@/platform/words/words'
import { IconButton } from '@/ui/IconButton'
import type { View } from '@/platform/query/view'
import { SearchField, SearchMark } from '@/ui/SearchField'
import { stateView } from '@/ui/stateView'
import { headerSearchAtom, headerSearchViewAtom, hitsOf } from '../state'
import { frameWords } from '../words'
import { panelStyles } from './panelStyles'
import { useDismiss } from './useDismiss'

const groups = ['quotes', 'jobs', 'customers', 'orders'] as const

/**
 * The search over quotes, jobs, customers and orders. What it finds hangs below the box; the arrow keys
 * lead through it. On a phone the box opens from a button.
 */
export function HeaderSearch() {
  const words = useWords(frameWords).search
  const [text, setText] = useAtom(headerSearchAtom)
  // What was found is drawn between the letters that are typed.
  const view = useDeferredValue(useAtomValue(headerSearchViewAtom))
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) box.current?.querySelector('input')?.focus()
    else setShown(false)
  }, [])
  useDismiss(box, isOpen || isShown, close)
  const hasPanel = isOpen && view.status !== 'idle'

  function step(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const here = stops.indexOf(document.activeElement as HTMLElement)
    const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <chakra.div
      ref={box}
      position={{ base: 'static', md: 'relative' }}
      flex={{ md: '0 1 24rem' }}
      onKeyDown={step}
      onFocus={() => setOpen(true)}
    >
      <chakra.div display={{ md: 'none' }}>
        <IconButton
          label={words.short}
          aria-expanded={isShown}
          aria-controls={`${id}-box`}
          onClick={() => setShown(!isShown)}
        >
          <SearchMark />
        </IconButton>
      </chakra.div>
      <chakra.div
        id={`${id}-box`}
        display={{ base: isShown ? 'block' : 'none', md: 'block' }}
        position={{ base: 'absolute', md: 'static' }}
        insetInline="0"
        top="100%"
        p={{ base: '3', md: '0' }}
        bg="bg.surface"
        borderBottomWidth={{ base: '1px', md: '0' }}
        borderBottomStyle="solid"
        borderColor="border"
      >
        <SearchField label={words.label} value={text} onSearch={setText} clearLabel={words.clear} />
        {hasPanel && (
          <chakra.section
            aria-label={words.results}
            css={{
              ...panelStyles,
              width: { base: 'auto', md: 'full' },
              top: { base: 'calc(100% + 0.25rem)', md: 'calc(100% + 0.5rem)' },
              insetEnd: { base: '2', md: '0' },
              insetStart: { base: '2', md: '0' },
            }}
          >
            <chakra.p
              {...markOf(view)}
              role="status"
              px="4"
              py="3"
              textStyle="small"
              color="fg.muted"
            >
              {view.status === 'loading'
                ? words.searching
                : view.status !== 'ready'
                  ? words.failed
                  : hitsOf(view.value) === 0
                    ? words.nothing(text.trim())
                    : words.found(hitsOf(view.value))}
            </chakra.p>
            {view.status === 'ready' && (
              <Results results={view.value} onLeave={() => close(false)} />
            )}
          </chakra.section>
        )}
      </chakra.div>
    </chakra.div>
  )
}

function markOf(view: View<SearchResults>) {
  if (view.status !== 'ready') return stateView(view.status === 'loading' ? 'loading' : 'error')
  return hitsOf(view.value) === 0 ? stateView('empty') : {}
}

function Results({ results, onLeave }: { results: SearchResults; onLeave: () => void }) {
  const words = useWords(frameWords).search
  return groups
    .filter((group) => results[group].length > 0)
    .map((group) => (
      <chakra.div key={group} pb="2">
        <chakra.h2 px="4" py="1" textStyle="eyebrow" color="fg.muted">
          {words.groups[group]}
        </chakra.h2>
        <chakra.ul listStyleType="none" m="0" p="0">
          {results[group].map(({ id, title, detail }) => (
            <li key={id}>
              <chakra.a
                href={`/admin/${group}?record=${encodeURIComponent(id)}`}
                onClick={onLeave}
                display="block"
                px="4"
                py="2"
                color="inherit"
                textDecoration="none"
                _hover={{ bg: 'bg.muted' }}
                _focusVisible={{ bg: 'bg.muted', outlineOffset: '-3px' }}
              >
                <chakra.span display="block" fontWeight="semibold">
                  {`${id} · ${title}`}
                </chakra.span>
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {detail}
                </chakra.span>
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    ))
}

import { chakra } from '@chakra-ui/react'
import { Button } from '../Button'
import { Glyph } from '../Glyph'

type PagerProps = {
  /** 1 is the first. */
  page: number
  /** Rows on one page. */
  pageSize: number
  /** Rows on all pages. */
  total: number
  /** Called with the page that is asked for. */
  onPage: (page: number) => void
  words: {
    /** Read out for the buttons together. */
    label: string
    previous: string
    next: string
    /** Like "Page 2 of 5". */
    position: (page: number, pages: number) => string
  }
}

/** The way through the pages of a list; nothing when there is one page only. */
export function Pager({ page, pageSize, total, onPage, words }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  return (
    <chakra.nav aria-label={words.label} display="flex" alignItems="center" gap="3" flexWrap="wrap">
      <Button size="sm" aria-disabled={page <= 1 || undefined} onClick={() => onPage(page - 1)}>
        <chakra.span display="inline-flex" transform="rotate(180deg)">
          <Glyph name="arrow" size="4" />
        </chakra.span>
        {words.previous}
      </Button>
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words.position(page, pages)}
      </chakra.span>
      <Button size="sm" aria-disabled={page >= pages || undefined} onClick={() => onPage(page + 1)}>
        {words.next}
        <Glyph name="arrow" size="4" />
      </Button>
    </chakra.nav>
  )
}

import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { withRetry } from '@/domain/retry'
import { Skeleton } from '../Skeleton'

type BarSeries = { key: string; label: string; color: 'accent' | 'action' }

export type BarFigureProps = {
  /** What the picture shows, for people who do not see it; the figures are in the table below. */
  label: string
  /** One group of bars each; `name` stands under it, or beside it when `isLying`. */
  rows: readonly { name: string; values: Readonly<Record<string, number>> }[]
  /** What is measured: one bar for each in every row. */
  series: readonly BarSeries[]
  /** A value as it reads on the axis and in the table. */
  format: (value: number) => string
  /** Heading of the names in the table. */
  nameHeading: string
  /** The words that open the table. */
  tableLabel: string
  /** Bars that run from left to right, for long names. */
  isLying?: boolean
}

// An axis leaves out what it has no room for, and measures letters once: in the font they come in.
const BarPlot = lazy(async () => {
  const [plot] = await Promise.all([withRetry(() => import('./BarPlot')), document.fonts.ready])
  return plot
})

/**
 * A bar chart with its figures as a table. The charting library is loaded when the first chart comes
 * near the window, after everything else.
 */
export function BarFigure(props: BarFigureProps) {
  const { label, rows, series, format, nameHeading, tableLabel } = props
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  return (
    <chakra.figure m="0">
      <chakra.div
        ref={frame}
        role="img"
        aria-label={label}
        height="14rem"
        css={{ '& text': { fontSize: 'xs' } }}
      >
        {isNear ? (
          <Suspense fallback={<Skeleton height="100%" />}>
            <BarPlot {...props} />
          </Suspense>
        ) : (
          <Skeleton height="100%" />
        )}
      </chakra.div>
      <chakra.details mt="3">
        <chakra.summary
          textStyle="small"
          color="accent.fg"
          fontWeight="medium"
          cursor="pointer"
          py="1"
        >
          {tableLabel}
        </chakra.summary>
        <chakra.table
          mt="2"
          width="full"
          textStyle="small"
          css={{
            '& :is(th, td)': {
              textAlign: 'end',
              py: '1',
              borderBottom: '1px solid',
              borderColor: 'border.muted',
            },
            '& :is(th, td):first-of-type': { textAlign: 'start', fontWeight: 'normal' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{nameHeading}</th>
              {series.map(({ key, label: heading }) => (
                <th key={key} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map(({ key }) => (
                  <td key={key}>{format(values[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.details>
    </chakra.figure>
  )
}

/** True from when an element is near the window. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

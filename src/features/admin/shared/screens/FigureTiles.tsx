import type { ReactNode } from 'react'
import type { View } from '@/platform/query/view'
import { useWords } from '@/platform/words/words'
import { LoadingText } from '@/ui/LoadingText'
import { StatTile, TileRow } from '@/ui/StatTile'
import { stateView } from '@/ui/stateView'
import { sharedAdminWords } from '../words'

/** One tile of a screen: how its figure is read from the answer. */
export type FigureTile<Figures> = {
  label: string
  icon: ReactNode
  value: (figures: Figures) => string
  /** True where the figure asks for something to be done. */
  warns?: (figures: Figures) => boolean
}

type FigureTilesProps<Figures> = { view: View<Figures>; tiles: readonly FigureTile<Figures>[] }

/** The tiles of a screen. While the figures are being loaded, or when they cannot be had, the list below works. */
export function FigureTiles<Figures>({ view, tiles }: FigureTilesProps<Figures>) {
  const { cards } = useWords(sharedAdminWords)
  if (view.status === 'forbidden') return null
  const figures = view.status === 'ready' ? view.value : null
  return (
    <>
      {view.status === 'loading' && <LoadingText isPart>{cards.figuresLoading}</LoadingText>}
      <TileRow aria-busy={view.status === 'loading'}>
        {tiles.map(({ label, icon, value, warns }) => (
          <StatTile
            key={label}
            label={label}
            icon={icon}
            value={figures ? value(figures) : view.status === 'error' ? '-' : null}
            note={
              view.status === 'error' && <span {...stateView('error')}>{cards.figureMissing}</span>
            }
            tone={figures && warns?.(figures) ? 'warning' : 'accent'}
          />
        ))}
      </TileRow>
    </>
  )
}

import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { arrival } from '../arrival'
import type { GlassMapPicture } from './GlassMap'

const Picture = lazy(() =>
  import('./GlassMap').then((glass) => ({ default: glass.GlassMapPicture })),
)

const heights = { top: 240, side: 160, both: 412 }

/**
 * The still picture of the car for pages that arrive ready-made: there it stays as it arrived and costs no
 * script; elsewhere its code is loaded beside the page, in a space of the right size. Props as
 * `GlassMapPicture`, which is the one to use where the lit window changes.
 */
export function StillGlassMap({ size, ...props }: ComponentProps<typeof GlassMapPicture>) {
  const [isThere] = useState(() => arrival.isTakingOver)
  const style = { width: size, aspectRatio: `500 / ${heights[props.view ?? 'top']}` }
  if (isThere) {
    return <div style={style} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return (
    <div style={style}>
      <Suspense fallback={null}>
        <Picture {...props} size={typeof size === 'number' ? size : '100%'} />
      </Suspense>
    </div>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { arrival } from '@/ui/arrival'
import { islandAttribute, regionOf, rootId, type EarlyAct } from './earlyActs'

/**
 * Stands in a part of the page and, once that part is alive, does what the visitor did to it before: text
 * typed, choices made, buttons pressed, in this order.
 */
export function Alive() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const region = mark.current && regionOf(mark.current)
    if (!region || region.dataset.alive !== undefined) return
    region.dataset.alive = ''
    if (region.id === rootId) arrival.isTakingOver = false
    const acts = takeActs(region)
    if (acts.length > 0) void import('./carryOut').then(({ carryOut }) => carryOut(acts, region))
  }, [])
  return <span ref={mark} hidden />
}

/** A part of the page that comes alive after the rest, because its code is loaded on its own. */
export function Island({ children }: { children: ReactNode }) {
  return <div {...{ [islandAttribute]: '' }}>{children}</div>
}

/** The acts that belong to a region; those of elements that are gone with an older page, too. */
function takeActs(region: HTMLElement): EarlyAct[] {
  const all = window.earlyActs ?? []
  const mine = all.filter(({ element }) => !element.isConnected || regionOf(element) === region)
  window.earlyActs?.splice(0, all.length, ...all.filter((act) => !mine.includes(act)))
  const rank = { input: 0, press: 1, submit: 2 }
  return mine.sort((a, b) => rank[a.kind] - rank[b.kind])
}

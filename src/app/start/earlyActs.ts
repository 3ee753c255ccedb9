/**
 * What a visitor does to a page that has arrived but is not alive yet is kept, and done once it is.
 * `starter.ts` writes these down, `Alive.tsx` carries them out.
 */
export type EarlyAct = {
  kind: 'press' | 'submit' | 'input'
  element: Element
  /** What a control held after the last letter or choice; code that comes to life may empty it. */
  value: string
  checked: boolean
}

declare global {
  interface Window {
    /** Absent where the page has no starter: in development and in tests. */
    earlyActs?: EarlyAct[]
  }
}

/** Marks a part of the page that comes alive after the rest. */
export const islandAttribute = 'data-island'

/** The id of the element that the app is drawn in. */
export const rootId = 'root'

/** The part of the page that comes alive together with an element. */
export function regionOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(`[${islandAttribute}], #${rootId}`)
}

/** Whether a part of the page answers by itself already. */
export function isAlive(region: HTMLElement | null): boolean {
  return region === null || region.dataset.alive !== undefined
}

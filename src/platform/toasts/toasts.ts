import { atom } from 'jotai'

/** A short message that outlives the page it came from. */
export type Toast = {
  id: number
  tone: 'info' | 'success' | 'warning' | 'danger'
  title: string
  text?: string
  /** What it is about: a message puts the one before on the same topic away. */
  topic?: string
  /** A way to take back what was done. It is a convenience: the toast goes by itself. */
  action?: { label: string; run: () => void }
  /** Something is left to do that is said nowhere else: it stays until it is put away. */
  isLasting?: boolean
}

/** More than this many at once would cover the page: the oldest goes, first of those that would anyway. */
const mostAtOnce = 3

const listAtom = atom<readonly Toast[]>([])
const lastIdAtom = atom(0)

/** The messages to show, oldest first. */
export const toastsAtom = atom((get) => get(listAtom))

/** Shows a message. The same words twice in a row stand there once, with their time started again. */
export const showToastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  const others = get(listAtom).filter((other) =>
    toast.topic
      ? other.topic !== toast.topic
      : other.title !== toast.title || other.text !== toast.text,
  )
  const shown = [...others, { ...toast, id }]
  const tooMany = shown.length > mostAtOnce
  const oldest = tooMany ? (shown.find(({ isLasting }) => !isLasting) ?? shown[0]) : undefined
  set(
    listAtom,
    shown.filter((each) => each !== oldest),
  )
})

/** Puts a message away. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  )
})

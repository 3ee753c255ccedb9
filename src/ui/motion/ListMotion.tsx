import { AnimatePresence } from 'framer-motion'
import { Children, isValidElement, useState, type ReactNode } from 'react'

/** So many records may come or go at once for a list to be seen as the same one. */
const sameListChanges = 2

/**
 * The rows or cards of a list: one that comes fades in, one that goes fades out, and the others move up. A
 * list with other records altogether (another page, another search) stands there at once.
 * Its children are keyed elements, each of which draws an `m` element with the properties of `useRowMotion`.
 */
export function ListMotion({ children }: { children: ReactNode }) {
  const keys = Children.toArray(children).map((child) => isValidElement(child) && child.key)
  const [shown, setShown] = useState({ keys, list: 0 })
  const isSame = isSameList(shown.keys, keys)
  if (!isSame || shown.keys.join() !== keys.join()) {
    setShown({ keys, list: isSame ? shown.list : shown.list + 1 })
  }
  return (
    <AnimatePresence key={shown.list} initial={false}>
      {children}
    </AnimatePresence>
  )
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length === 0 || after.length === 0) return before.length === after.length
  const come = after.filter((key) => !before.includes(key)).length
  const gone = before.filter((key) => !after.includes(key)).length
  return come <= sameListChanges && gone <= sameListChanges
}

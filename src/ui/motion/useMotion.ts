import { createContext, useContext } from 'react'

export const MotionContext = createContext(false)

/**
 * True when what is drawn now may move: inside a `MotionScope` whose features are loaded. Nothing may be
 * drawn at the start of a movement (transparent, shifted) before, because nothing would end it.
 */
export function useMotion(): boolean {
  return useContext(MotionContext)
}

import { createContext } from 'react'

/** What only the provider knows. Everything else of the session is in atoms. */
export type AuthContextValue = {
  /** Leaves the page by a full load. */
  leaveTo: (path: string) => void
}

export const AuthContext = createContext<AuthContextValue | null>(null)

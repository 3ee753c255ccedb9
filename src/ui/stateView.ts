/** What stands where something is not, or not yet. */
export type StateView = 'loading' | 'empty' | 'error' | 'forbidden'

/** Marks the part of a page that shows such a state: its words have to be asserted by every story that shows it. */
export const stateView = (state: StateView) => ({ 'data-state-view': state })

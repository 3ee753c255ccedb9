/**
 * Whether the page on screen arrived ready-made and is being taken over. What stands on it already need not
 * be drawn again; `Still…` blocks leave it as it is. Set by whoever takes the page over.
 */
export const arrival = { isTakingOver: false }

/**
 * Where something that stays in sight while the page moves leaves room enough to read. In a lower window,
 * such as one zoomed to 400%, it moves with the page.
 */
export const tallWindow = '@media (min-height: 30rem)'

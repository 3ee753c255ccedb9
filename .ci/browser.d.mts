export const browserArguments: string[]
export function findBrowser(): string | undefined

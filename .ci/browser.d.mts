export const browserArguments: string[]
export function findBrowser(options?: { isWhole?: boolean }): string | undefined

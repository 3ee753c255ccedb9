export function findPostgres(): string | undefined
export const howToGetPostgres: string

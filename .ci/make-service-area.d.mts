/** The source text of src/domain/serviceAreaTable.ts. */
export function serviceAreaTableSource(): string

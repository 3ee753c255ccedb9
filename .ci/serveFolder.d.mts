export function serveFolder(
  folder: string,
  below?: string,
  onServed?: (path: string, bytes: number) => void,
): Promise<{ address: string; close: () => void }>

export function comparePictures(
  before: Buffer,
  after: Buffer,
): { pixels: number; difference: Buffer | null }

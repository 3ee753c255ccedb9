/** A field's check that a figure is not above a bound; what is no figure is told by the field's kind. */
export function atMost(most: number, words: (most: number) => string) {
  return (text: string): string | null => (Number(text) > most ? words(most) : null)
}

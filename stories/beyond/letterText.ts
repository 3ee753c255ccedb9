import { expect, waitFor } from 'storybook/test'
import '../patience'

/** Expects the document in the frame to say all of this, and its links to lead there. */
export async function expectInLetter(
  canvasElement: HTMLElement,
  words: readonly string[],
  links: Readonly<Record<string, string>> = {},
): Promise<void> {
  const page = () => canvasElement.querySelector('iframe')?.contentDocument
  await waitFor(() => expect(page()?.body.textContent).toContain(words[0]))
  for (const text of words) await expect(page()?.body.textContent).toContain(text)
  const found = [...(page()?.querySelectorAll('a') ?? [])].map(
    ({ textContent, href }) => [textContent, href] as const,
  )
  await expect(Object.fromEntries(found)).toEqual(links)
  // Nothing of a template is left as it was.
  await expect(page()?.documentElement.outerHTML).not.toContain('{{')
}

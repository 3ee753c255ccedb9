import { waitFor } from 'storybook/test'
import { patience } from '../walking'

const failureViews =
  '[role=alert], [data-state-view=error], [data-state-view=forbidden], [role=alertdialog]'
const headings = 'main h1, main h2, [role=dialog] h2'

/**
 * Ends a story whose words nobody has written yet: it fails with those that the page shows. `npm run new:scenario`
 * puts it where the words go.
 * @throws Error always
 * @public
 */
export async function wordsMissing(): Promise<never> {
  const shownText = await waitFor(() => {
    const words = wordsIn(failureViews)
    if (words.length === 0) throw new Error('Nothing says yet that something failed.')
    return words
  }, patience).catch(() => wordsIn(headings))
  throw new Error(`The words are missing. The person sees: ${JSON.stringify(shownText)}`)
}

/** The text of each element in sight there, but for its buttons and links. */
function wordsIn(places: string): string[] {
  const elements = [...document.querySelectorAll<HTMLElement>(places)].flatMap((place) => [
    place,
    ...place.querySelectorAll<HTMLElement>('*'),
  ])
  const texts = elements
    .filter((element) => element.checkVisibility() && !element.closest('button, a, [aria-hidden]'))
    .map(ownText)
  return [...new Set(texts)].filter((text) => /^[^"]{2,}$/.test(text))
}

const ownText = ({ childNodes }: HTMLElement) =>
  [...childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

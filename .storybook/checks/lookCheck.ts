import type { StoryContext } from '@storybook/react-vite'
import type { StoryParameters } from '../parameters'

/** By page: what its stories show once they have played, and which story shows it. */
const seen = new Map<string, Map<string, string>>()

/**
 * Checks that no two stories of a page look the same at first sight, of those that show a state. One that shows how
 * something goes may end where another one does, and is tagged `works`. Two servers may have a person see the same:
 * each of them has its story.
 * @throws Error with the name of the story that looks the same
 */
export function checkOwnLook({ id, title, name, tags, parameters }: StoryContext) {
  if (!/^(Screens|UI)\//.test(title) || tags.includes('works')) return
  const looks = seen.get(title) ?? new Map<string, string>()
  seen.set(title, looks)
  const { server = '' } = parameters as StoryParameters
  const look = `${server}\n${lookOfPage()}`
  const other = looks.get(look)
  if (other !== undefined && other !== id) {
    throw new Error(
      `"${name}" looks the same at first sight as ${other}: merge them, or tag it works.`,
    )
  }
  looks.set(look, id)
}

/** Everything in the first window of the page that tells it apart from another one by eye. */
function lookOfPage(): string {
  const parts: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!isAtFirstSight(element)) continue
    const words = [...element.childNodes].map(({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE ? nodeValue : '',
    )
    const { value, checked, disabled } = element as HTMLInputElement
    const isFocused = element.matches(':focus-visible')
    const drawn = element.getAttribute('d') ?? element.getAttribute('src')
    const { left, top, width, height } = element.getBoundingClientRect()
    const { transform } = getComputedStyle(element)
    parts.push(
      [
        element.className,
        ...words,
        value,
        checked,
        disabled,
        isFocused,
        drawn,
        transform,
        ...[left, top, width, height].map(Math.round),
      ].join(),
    )
  }
  return `${Math.round(scrollY)}\n${parts.join('\n')}`
}

function isAtFirstSight(element: Element): boolean {
  const { width, height, top, bottom } = element.getBoundingClientRect()
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  return isShown && width > 1 && height > 1 && bottom > 0 && top < innerHeight
}

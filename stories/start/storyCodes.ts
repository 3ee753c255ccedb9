/** How a story is drawn, as somebody who uses the component writes it. */
export type StoryCode = {
  /** Whole lines. */
  imports: readonly string[]
  /** Declarations that stand above what is drawn. */
  constants: readonly string[]
  /** The component with its properties. */
  drawn: string
}

/** The file's name in the published folder. */
export const storyCodesFile = 'story-codes.json'

let asked: Promise<Readonly<Record<string, StoryCode>>> | undefined

/** The code of every story, by its id; empty where none is published. */
export function readStoryCodes(): Promise<Readonly<Record<string, StoryCode>>> {
  asked ??= fetch(`./${storyCodesFile}`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, StoryCode>>) : {}))
    .catch(() => ({}))
  return asked
}

import { expect, waitFor, within, type userEvent } from 'storybook/test'

/** What a play function is given, as far as a walk through the app needs it. */
export type Walk = { canvasElement: HTMLElement; userEvent: ReturnType<typeof userEvent.setup> }

/** How long a walk waits for a page: a busy machine takes several times as long as an idle one. */
export const patience = { timeout: 20_000 }

/** The whole page, dialogs and messages beside the app included. */
export const page = ({ canvasElement }: Walk) => within(canvasElement.ownerDocument.body)

/** Waits until these words can be read. A page that answers meanwhile may draw them once more elsewhere. */
export async function read(walk: Walk, words: string | RegExp): Promise<void> {
  await waitFor(() => expect(page(walk).getAllByText(words)[0]).toBeVisible(), patience)
}

/** Puts text into a field in one go, as from a clipboard. */
export async function fillIn(walk: Walk, label: string | RegExp, text: string): Promise<void> {
  const field = await page(walk).findByLabelText(label, undefined, patience)
  await walk.userEvent.clear(field)
  await walk.userEvent.click(field)
  await walk.userEvent.paste(text)
}

/** Picks from a list of choices, as soon as the choice is offered. */
export async function pick(walk: Walk, label: string | RegExp, choice: string): Promise<void> {
  const option = await page(walk).findByRole('option', { name: choice }, patience)
  await walk.userEvent.selectOptions(page(walk).getByLabelText(label), option)
}

/** Presses a button, follows a link or takes an answer, as soon as it is there. */
export async function choose(
  walk: Walk,
  name: string | RegExp,
  role: 'button' | 'link' | 'radio' | 'tab' | 'menuitem' = 'button',
): Promise<void> {
  await walk.userEvent.click(await page(walk).findByRole(role, { name }, patience))
}

import type { PinnedAtom } from '../../.storybook/pins'
import { findScenario } from '@mocks/scenarios/catalogue'
import { expect, type userEvent, type within } from 'storybook/test'
import '../patience'
import { expectAlert } from '../stateWords'

type Play = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> }

/** What a failure story fills in and sends, and where it must then read the words. */
export type FailingForm = {
  atoms: readonly PinnedAtom[]
  /** What is typed, by the label of its field. */
  typed: Readonly<Record<string, string>>
  submit: string
  /** Title of the toast, where the form has one. */
  toast?: string
}

/**
 * The story of one scenario of the failure catalogue: the form is filled in and sent to a server that
 * fails that way, and the words must stand in the alert, and in the toast where there is one, while
 * everything typed stays.
 * @param told.words what happened: the catalogue's own words unless the service gives none
 * @param told.next what to do, or what exactly is wrong; a function where it tells a time
 * @throws Error when the catalogue has no such scenario, or no words for it.
 */
export function failureStory(
  form: FailingForm,
  name: string,
  { words, next }: { words?: string; next?: string | (() => string) } = {},
) {
  const scenario = findScenario(name)
  const told = words ?? scenario?.probes[0]?.message
  if (!scenario || !told) throw new Error(`No words for the scenario "${name}".`)
  return {
    parameters: {
      server: name,
      atoms: form.atoms,
      // The auth client itself writes to the console that a request never left.
      expectedConsole: scenario.probes[0]?.answer === 'offline' ? ['Failed to fetch'] : [],
      docs: { description: { story: `${scenario.server} The person sees: ${scenario.person}` } },
    },
    play: async ({ canvas, userEvent }: Play) => {
      await fillIn(form, { canvas, userEvent })
      await userEvent.click(canvas.getByRole('button', { name: form.submit }))
      const onwards = typeof next === 'function' ? next() : next
      await expectAlert(onwards ? [told, onwards] : [told])
      if (form.toast) {
        const messages = canvas.getByRole('status', { name: 'Messages' })
        await expect(messages).toHaveTextContent(form.toast)
        await expect(messages).toHaveTextContent(told)
      }
      for (const [label, text] of Object.entries(form.typed)) {
        await expect(canvas.getByLabelText(label)).toHaveValue(text)
      }
      await expect(canvas.getByRole('button', { name: form.submit })).toBeEnabled()
    },
  }
}

/** Types into the fields of a form. */
export async function fillIn({ typed }: Pick<FailingForm, 'typed'>, { canvas, userEvent }: Play) {
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.type(canvas.getByLabelText(label), text)
  }
}

import { expect, screen, waitFor } from 'storybook/test'
import './patience'

/**
 * The dialog that was just opened. Its code is loaded with the first one, and the focus goes in with the next
 * picture that the browser draws: what is typed before that goes elsewhere in the middle of a word.
 * @param role `alertdialog` for one that asks before something is destroyed
 * @param name its title, where several may be open
 */
export async function openedDialog(
  role: 'dialog' | 'alertdialog' = 'dialog',
  name?: string,
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}

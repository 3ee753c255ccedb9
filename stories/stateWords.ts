import { expect, screen, within } from 'storybook/test'

type Place = Pick<ReturnType<typeof within>, 'findByText' | 'queryAllByRole'>

/**
 * Expects one alert with exactly these words, from the title to the buttons and links that are the ways out.
 * @param ways the names of those, the last words of the alert
 */
export async function expectAlert(words: readonly string[], ways: readonly string[] = []) {
  const alert = await screen.findByRole('alert')
  await expect(alert).toBeVisible()
  await expect(alert.textContent).toBe([...words, ...ways].join(''))
  await expectWays(within(alert), ways)
}

/** Expects these words to be in sight, and these buttons and links. */
export async function expectWords(
  words: readonly string[],
  ways: readonly string[] = [],
  place: Place = screen,
) {
  for (const text of words) await expect(await place.findByText(text)).toBeVisible()
  await expectWays(place, ways)
}

/** Expects the message in the place of what is not open to somebody: its heading, its words, its ways out. */
export async function expectForbidden(title: string, text: string, ways: readonly string[]) {
  await expect(screen.getByRole('heading', { name: title })).toBeVisible()
  await expectWords([text], ways)
}

/**
 * Expects that a screen reader is told what is being loaded, in a busy region without any record.
 * @param words what is read out
 */
export async function expectLoading(words: string, place: Place = screen) {
  const told: HTMLElement = await place.findByText(words)
  const region = told.closest<HTMLElement>('[aria-busy="true"]')
  await expect(region).toBeVisible()
  for (const role of ['cell', 'article']) {
    await expect(within(region as HTMLElement).queryAllByRole(role)).toEqual([])
  }
}

async function expectWays(place: Place, ways: readonly string[]) {
  for (const name of ways) {
    const found = [
      ...place.queryAllByRole('button', { name }),
      ...place.queryAllByRole('link', { name }),
    ]
    await expect(found[0]).toBeVisible()
  }
}

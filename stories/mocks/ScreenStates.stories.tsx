import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStore, Provider } from 'jotai'
import { useMemo, useState, type ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { StoryParameters } from '../../.storybook/parameters'
import type { StateChoice } from '../../.storybook/screenStates'
import customers from '../admin/Customers.stories'
import dashboard from '../admin/Dashboard.stories'
import glasses from '../admin/Glasses.stories'
import jobs from '../admin/Jobs.stories'
import orders from '../admin/Orders.stories'
import products from '../admin/Products.stories'
import quotes from '../admin/Quotes.stories'
import settings from '../admin/Settings.stories'
import technicians from '../admin/Technicians.stories'
import day from '../technician/Dashboard.stories'

/** A page of stories, as its file exports it. */
type Page = { title: string; component: unknown; args?: object; parameters: StoryParameters }

/** A screen under what the toolbar's State offers for it, one choice after the other by the button. */
function ScreenStates({ page }: { page: Page }) {
  const { screenStates } = page.parameters
  const choices = useMemo(() => choicesOf(page), [page])
  const [place, setPlace] = useState(0)
  const choice = choices[place] as StateChoice
  const store = useMemo(() => {
    const fresh = createStore()
    for (const pin of screenStates?.pin(choice) ?? []) pin.setIn(fresh)
    return fresh
  }, [choice, screenStates])
  const Screen = page.component as ComponentType<object>
  return (
    <>
      <button type="button" onClick={() => setPlace((place + 1) % choices.length)}>
        Next choice
      </button>
      <Provider key={place} store={store}>
        <Screen {...page.args} />
      </Provider>
    </>
  )
}

/** Every view, then any number of rows, then any texts. */
function choicesOf({ parameters }: Page): StateChoice[] {
  const { views, rows, texts } = parameters.screenStates ?? { views: [], rows: [], texts: [] }
  return [
    ...views.map((view) => ({ view, rows: null, texts: null })),
    ...rows.map((count) => ({ view: 'ready' as const, rows: count, texts: null })),
    ...texts.map((kind) => ({ view: 'ready' as const, rows: null, texts: kind })),
  ]
}

const meta = {
  title: 'Mocks/Screen states',
  component: ScreenStates,
  tags: ['!autodocs', '!dev'],
  parameters: { person: 'admin', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ScreenStates>

export default meta
type Story = StoryObj<typeof meta>

const through = (page: Page): Story => ({
  args: { page },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const seen = new Set<string>()
    for (const { view, rows, texts } of choicesOf(args.page)) {
      const marked = rows === 0 ? 'empty' : view
      await waitFor(() => {
        const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-state-view]')]
        const words = shown.map(({ dataset, innerText }) => `${dataset.stateView} ${innerText}`)
        if (marked === 'ready')
          void expect(words.filter((one) => !one.startsWith('empty'))).toEqual([])
        else void expect(words.join('\n')).toMatch(new RegExp(`^${marked} \\S`, 'm'))
      })
      if (texts === 'right-to-left')
        await expect(canvas.getAllByText(/نورا القحطاني/)[0]).toBeInTheDocument()
      // No choice looks like another one, but for what stands for the samples.
      seen.add(canvasElement.innerText)
      await userEvent.click(canvas.getByRole('button', { name: 'Next choice' }))
    }
    await expect(seen.size).toBeGreaterThanOrEqual(args.page.parameters.screenStates!.views.length)
  },
})

export const Customers = through(customers)
export const Dashboard = through(dashboard)
export const Glasses = through(glasses)
export const Jobs = through(jobs)
export const Orders = through(orders)
export const Products = through(products)
export const Quotes = through(quotes)
export const Settings = through(settings)
export const Technicians = through(technicians)
export const TechniciansDay = through(day)

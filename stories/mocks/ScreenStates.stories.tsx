import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { createStore, Provider } from 'jotai'
import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { allButContrast, axeViolations } from '../../.storybook/checks/axeViolations'
import { checkContrast } from '../../.storybook/checks/contrastCheck'
import { contrastRules } from '../../.storybook/checks/contrastRules'
import type { StoryParameters } from '../../.storybook/parameters'
import { checkReflow } from '../../.storybook/checks/reflowCheck'
import type { StateChoice } from '../../.storybook/screenStates'
import myAppointments from '../account/MyAppointments.stories'
import customers from '../admin/Customers.stories'
import dashboard from '../admin/Dashboard.stories'
import glasses from '../admin/Glasses.stories'
import jobs from '../admin/Jobs.stories'
import orders from '../admin/Orders.stories'
import products from '../admin/Products.stories'
import quotes from '../admin/Quotes.stories'
import settings from '../admin/Settings.stories'
import technicians from '../admin/Technicians.stories'
import myAppointment from '../appointment/MyAppointment.stories'
import invitation from '../invitation/Invitation.stories'
import setup from '../setup/Setup.stories'
import day from '../technician/Dashboard.stories'

/** A page of stories, as its file exports it. */
type Page = {
  title: string
  component: unknown
  args?: object
  decorators?: readonly Decorator[]
  parameters: StoryParameters
}

/** A screen under what the toolbar's State offers for it, one choice after the other by the button. */
function ScreenStates({ page }: { page: Page }) {
  const { atoms = [], screenStates } = page.parameters
  const choices = useMemo(() => choicesOf(page), [page])
  const [place, setPlace] = useState(0)
  const choice = choices[place] as StateChoice
  const store = useMemo(() => {
    const fresh = createStore()
    for (const pin of [...atoms, ...(screenStates?.pin(choice) ?? [])]) pin.setIn(fresh)
    return fresh
  }, [atoms, choice, screenStates])
  const screen = useMemo(() => inItsFrame(page), [page])
  return (
    <>
      <button type="button" onClick={() => setPlace((place + 1) % choices.length)}>
        Next choice
      </button>
      <Provider key={place} store={store}>
        {screen}
      </Provider>
    </>
  )
}

/** The page's screen, in what the decorators of its stories put around it. */
function inItsFrame({ component, args, decorators = [] }: Page): ReactNode {
  const Bare = component as ComponentType<object>
  const Framed = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner as never, {} as never) as ReactNode,
    () => <Bare {...args} />,
  )
  return <Framed />
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

/**
 * Expects of a choice what every story is held to.
 * @param name what the choice is called in a failure
 * @param change what no story of the screen shows; a view that has its own is judged there by the rules of axe
 */
async function expectReadable(name: string, change: StateChoice['rows' | 'texts']) {
  try {
    if (change !== null) {
      await expect(await axeViolations([document.body], { rules: allButContrast })).toEqual([])
      await checkContrast('light', contrastRules)
    }
    await checkReflow()
  } catch (failure) {
    throw new Error(`${name}: ${String(failure)}`, { cause: failure })
  }
}

const through = (page: Page): Story => ({
  args: { page },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const shownTexts = new Set<string>()
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
      shownTexts.add(canvasElement.innerText)
      await expectReadable(`${view}, rows ${rows}, texts ${texts}`, rows ?? texts)
      await userEvent.click(canvas.getByRole('button', { name: 'Next choice' }))
    }
    await expect(shownTexts.size).toBeGreaterThanOrEqual(
      args.page.parameters.screenStates!.views.length,
    )
  },
})

export const Customers = through(customers)
export const Dashboard = through(dashboard)
export const Glasses = through(glasses)
export const Invitation = through(invitation)
export const Jobs = through(jobs)
export const MyAppointment = through(myAppointment)
export const MyAppointments = through(myAppointments)
export const Orders = through(orders)
export const Products = through(products)
export const Quotes = through(quotes)
export const Settings = through(settings)
export const Setup = through(setup)
export const Technicians = through(technicians)
export const TechniciansDay = through(day)

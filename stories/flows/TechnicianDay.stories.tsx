import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { demoPeople } from '@mocks/fixtures/people'
import { openedDialog } from '../openedDialog'
import { AppInStory } from './AppInStory'
import { choose, fillIn, page, patience, read, type Walk } from './walking'

const meta = {
  title: 'Flows/A technician’s day',
  component: AppInStory,
  args: { address: '/technicians' },
  argTypes: { address: { control: 'text' } },
  parameters: { ...seenIn('phone'), linksFollowed: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(walk: Walk) {
  await fillIn(walk, 'Email', demoPeople.technician.email)
  await fillIn(walk, 'Password', demoPeople.technician.password)
  await choose(walk, 'Sign In')
  await read(walk, "Today's Schedule")
}

const dialogOf = async (name: string) => within(await openedDialog('dialog', name))

const cardOf = (walk: Walk, customer: RegExp) =>
  page(walk).findByRole('article', { name: customer }, patience)

/** The job under way is completed; the next one is confirmed and begun; a third has the wrong glass. */
export const FromSignInToTheLastJob: Story = {
  play: async (walk) => {
    await signIn(walk)

    await choose(walk, 'Mark Job as Complete')
    const completing = await dialogOf('Mark Job as Complete')
    await fillIn(walk, 'What was done', 'Old glass removed. New glass fitted and sealed.')
    await walk.userEvent.selectOptions(completing.getByLabelText('Glass part used'), 'No part used')
    await fillIn(walk, /^Cure time/, '60')
    await walk.userEvent.click(completing.getByLabelText(/Nobody there to sign/))
    await walk.userEvent.click(completing.getByRole('button', { name: 'Complete job' }))
    await waitFor(() => expect(page(walk).queryByRole('dialog')).toBeNull(), patience)
    await waitFor(
      async () => expect(await cardOf(walk, /Naomi Ferreira/)).toHaveTextContent(/completed/i),
      patience,
    )

    await choose(walk, 'Confirm appointment, Grace Okafor')
    await choose(walk, 'Start job, Grace Okafor')
    await waitFor(
      async () => expect(await cardOf(walk, /Grace Okafor/)).toHaveTextContent(/in-progress/i),
      patience,
    )

    await choose(walk, 'Report Issue')
    const reporting = await dialogOf('Report Issue')
    await walk.userEvent.click(reporting.getByLabelText(/^Wrong glass/))
    await fillIn(walk, 'Note', 'The part in the van is for the right side.')
    await walk.userEvent.click(reporting.getByLabelText(/can't be completed today/))
    await walk.userEvent.click(reporting.getByRole('button', { name: 'Report issue' }))
    await read(walk, 'The issue at Grace Okafor is reported')
    await waitFor(
      () => expect(page(walk).queryByRole('article', { name: /Grace Okafor/ })).toBeNull(),
      patience,
    )
  },
}

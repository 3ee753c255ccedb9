import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MotionGlobalConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '@/ui/Button'
import { ListMotion } from '@/ui/motion/ListMotion'
import { loadMotion } from '@/ui/motion/loadMotion'
import { MotionScope } from '@/ui/motion/MotionScope'
import { useRowMotion } from '@/ui/motion/useRowMotion'
import { Modal } from '@/ui/overlay/Modal'
import { StatusChip } from '@/ui/StatusChip'

const rows = ['Q-001', 'Q-002', 'Q-003', 'Q-004']

function Row({ id }: { id: string }) {
  const motion = useRowMotion()
  return (
    <chakra.li asChild p="3" borderBottom="1px solid" borderColor="border">
      <m.li {...motion}>{id}</m.li>
    </chakra.li>
  )
}

/** What moves, to be played: a list, a status, a dialog and a drawer. */
function MotionSample() {
  const [shown, setShown] = useState(rows)
  const [status, setStatus] = useState('Scheduled')
  const [open, setOpen] = useState<'center' | 'menu' | null>(null)
  return (
    <chakra.div p="6" display="grid" gap="5" maxW="form">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={() => setShown(shown.slice(1))}>Remove the first</Button>
        <Button onClick={() => setShown(rows)}>All rows</Button>
        <Button onClick={() => setStatus(status === 'Scheduled' ? 'Assigned' : 'Scheduled')}>
          Change the status
        </Button>
        <Button onClick={() => setOpen('center')}>Open a dialog</Button>
        <Button onClick={() => setOpen('menu')}>Open a drawer</Button>
      </chakra.div>
      <div>
        <StatusChip tone="accent">{status}</StatusChip>
      </div>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label="Rows">
        <ListMotion>
          {shown.map((id) => (
            <Row key={id} id={id} />
          ))}
        </ListMotion>
      </chakra.ul>
      <Modal
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        shape={open ?? 'center'}
        title="Assign J-121"
        closeLabel="Close"
      >
        <p>Everything that the dialog asks for.</p>
      </Modal>
    </chakra.div>
  )
}

const meta = {
  title: 'UI/Motion',
  component: MotionScope,
  args: { children: <MotionSample /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof MotionScope>

export default meta
type Story = StoryObj<typeof meta>

/** Lets things move where test runs have them stand still. */
async function withMotion() {
  const before = MotionGlobalConfig.skipAnimations
  MotionGlobalConfig.skipAnimations = false
  await loadMotion()
  return () => {
    MotionGlobalConfig.skipAnimations = before
  }
}

/** The browser's next picture: what a press changed is drawn, and no movement has ended yet. */
const nextFrame = () => new Promise(requestAnimationFrame)

export const List: Story = {
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove the first' }).click()
    await nextFrame()
    await expect(canvas.getByText('Q-001')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Q-001')).not.toBeInTheDocument())
    canvas.getByRole('button', { name: 'All rows' }).click()
    await waitFor(() => expect(canvas.getByText('Q-001')).toHaveStyle({ opacity: '1' }))
  },
}

export const Status: Story = {
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change the status' }).click()
    await nextFrame()
    const moving = (await canvas.findByText('Assigned')).closest<HTMLElement>('[style]')
    // What has moved in keeps its last state in its own style.
    await waitFor(() => expect(moving?.style.opacity).toBe('1'))
    await expect(moving).toHaveStyle({ opacity: '1' })
  },
}

export const DialogLeaves: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open a dialog' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
    screen.getByRole('button', { name: 'Close' }).click()
    await nextFrame()
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeVisible())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    // It may be the same one, or another when the first had gone already.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const StandsStill: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    const before = MotionGlobalConfig.skipAnimations
    MotionGlobalConfig.skipAnimations = true
    return () => {
      MotionGlobalConfig.skipAnimations = before
    }
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove the first' }).click()
    await waitFor(() => expect(canvas.queryByText('Q-001')).not.toBeInTheDocument())
    // Nothing has begun to move: a movement writes its state into the element's style.
    await expect(canvas.getByText('Q-002')).not.toHaveAttribute('style')
    await userEvent.click(canvas.getByRole('button', { name: 'Open a drawer' }))
    const drawer = await screen.findByRole('dialog')
    await expect(drawer).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toBeVisible())
  },
}

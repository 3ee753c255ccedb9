import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { words as quote } from '@/features/quote/words/en'
import { positionsFor, serviceTypes } from '@/domain/services'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'

const meta = {
  title: 'UI/Glass map/Picture',
  component: GlassMapPicture,
  parameters: { ...seenIn('desktop', 'phone'), layout: 'padded' },
  args: { size: 'min(100%, 40rem)', view: 'both', label: 'A sedan, from above and from the side' },
  argTypes: {
    service: { control: 'select', options: [undefined, ...serviceTypes] },
    position: {
      control: 'select',
      options: [undefined, ...new Set(serviceTypes.flatMap((service) => positionsFor(service)))],
    },
    view: { control: 'inline-radio', options: ['top', 'side', 'both'] },
    size: { control: 'text' },
    label: { control: 'text' },
  },
} satisfies Meta<typeof GlassMapPicture>

export default meta
type Story = StoryObj<typeof meta>

export const BareCar: Story = {}

export const Windshield: Story = {
  args: { service: 'windshield', label: 'The windshield is lit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The windshield is lit' })).toBeVisible()
  },
}

export const ChipRepair: Story = {
  args: { service: 'chip-repair', label: 'A chip in the lit windshield' },
}

export const DoorGlass: Story = {
  args: { service: 'door-glass', label: 'The four door windows are lit' },
}

export const VentGlass: Story = {
  args: { service: 'vent-glass', label: 'The four vent windows are lit' },
}

export const QuarterGlass: Story = {
  args: { service: 'quarter-glass', label: 'The two quarter windows are lit' },
}

export const BackGlass: Story = {
  args: { service: 'back-glass', label: 'The back glass is lit' },
}

export const FromAbove: Story = {
  args: { service: 'door-glass', position: 'front-left', view: 'top', label: 'Front left door' },
}

export const DriverSide: Story = {
  args: { service: 'door-glass', position: 'rear-left', view: 'side', label: 'Rear left door' },
}

/** The car turns round to show its passenger's side. */
export const PassengerSide: Story = {
  args: { service: 'door-glass', position: 'rear-right', view: 'side', label: 'Rear right door' },
}

export const Decoration: Story = {
  tags: ['works'],
  args: { service: 'back-glass', label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

const everyWindow = serviceTypes.flatMap((service) =>
  positionsFor(service).map((position) => ({ service, position })),
)

/** Every window there is to choose, in both views. */
export const EveryPosition: Story = {
  args: { size: 240 },
  render: ({ size, view }) => (
    <Sheet>
      {everyWindow.map(({ service, position }) => (
        <Plate key={service + position} title={title(service, position)}>
          <GlassMapPicture
            service={service}
            position={position}
            view={view}
            size={size}
            label={title(service, position)}
          />
        </Plate>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img')
    await expect(pictures).toHaveLength(everyWindow.length)
    // A view without a chosen window would leave somebody without an answer.
    for (const picture of pictures) {
      await expect(picture.querySelectorAll('.pane.chosen')).toHaveLength(2)
    }
    const drawn = pictures.map((picture) => picture.innerHTML)
    await expect(new Set(drawn).size).toBe(everyWindow.length)
  },
}

/** As rows of a quote list and job cards show it: 72 px wide, without seams and highlights. */
export const Thumbnails: Story = {
  args: { size: 72, view: 'top' },
  render: ({ size }) => (
    <Sheet>
      {everyWindow.map(({ service, position }) => (
        <Plate key={service + position} title={title(service, position)}>
          <chakra.div display="flex" gap="3" alignItems="center">
            {(['top', 'side', 'both'] as const).map((view) => (
              <GlassMapPicture
                key={view}
                service={service}
                position={position}
                view={view}
                size={size}
              />
            ))}
          </chakra.div>
        </Plate>
      ))}
    </Sheet>
  ),
}

function title(
  service: (typeof serviceTypes)[number],
  position: (typeof everyWindow)[0]['position'],
) {
  return position === 'main'
    ? quote.service.names[service]
    : positionLabel(sharedWords.en, position)
}

function Sheet(props: { children: ReactNode }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="4" p="0" m="0" listStyleType="none" {...props} />
  )
}

function Plate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.li p="4" bg="bg.surface" borderRadius="lg" boxShadow="card">
      <chakra.span display="block" textStyle="small" mb="2">
        {title}
      </chakra.span>
      {children}
    </chakra.li>
  )
}

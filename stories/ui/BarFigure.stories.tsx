import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { buildDashboard } from '@mocks/fixtures/business/dashboardFigures'
import { BarFigure } from '@/ui/charts/BarFigure'

const { revenueByWeek, jobsByStatus, stockByLevel } = buildDashboard()
const count = (value: number) => value.toLocaleString('en-US')

const meta = {
  title: 'UI/BarFigure',
  component: BarFigure,
  parameters: { layout: 'padded' },
  args: {
    label: 'Bar chart: revenue in each of the last weeks',
    rows: revenueByWeek.map(({ week, revenue }) => ({
      name: week.slice(5),
      values: { revenue },
    })),
    series: [{ key: 'revenue', label: 'Revenue', color: 'accent' }],
    format: (value) => `$${count(value)}`,
    nameHeading: 'Week from',
    tableLabel: 'Show the figures',
    isLying: false,
  },
  argTypes: {
    rows: { control: 'object' },
    series: { control: 'object' },
    format: { control: false },
  },
} satisfies Meta<typeof BarFigure>

export default meta
type Story = StoryObj<typeof meta>

/** Charts are loaded when they come near the window. */
const drawn: Story['play'] = ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector('.recharts-bar-rectangle')).not.toBeNull(), {
    timeout: 30_000,
  })

export const RevenuePerWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('img', { name: /revenue in each/ })
    await waitFor(() => expect(chart.querySelector('.recharts-bar-rectangle')).not.toBeNull(), {
      timeout: 30_000,
    })
    await userEvent.click(canvas.getByText('Show the figures'))
    await expect(canvas.getAllByRole('row')).toHaveLength(revenueByWeek.length + 1)
  },
}

export const JobsByStatus: Story = {
  args: {
    label: 'Bar chart: jobs in each status',
    rows: jobsByStatus.map(({ status, jobs }) => ({ name: status, values: { jobs } })),
    series: [{ key: 'jobs', label: 'Jobs', color: 'accent' }],
    format: count,
    nameHeading: 'Status',
    isLying: true,
  },
  play: drawn,
}

export const StockByLevel: Story = {
  args: {
    label: 'Bar chart: stock by level',
    rows: stockByLevel.map(({ level, glass, products }) => ({
      name: level,
      values: { glass, products },
    })),
    series: [
      { key: 'glass', label: 'Glass items', color: 'accent' },
      { key: 'products', label: 'Products', color: 'action' },
    ],
    format: count,
    nameHeading: 'Level',
    isLying: true,
  },
  play: drawn,
}

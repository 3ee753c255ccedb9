import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { StatusChip } from '@/ui/StatusChip'
import { DataTable, type DataTableProps } from '@/ui/table/DataTable'
import type { DataColumn } from '@/ui/table/columns'
import { expectLoading } from '../stateWords'

type Part = { id: string; name: string; units: number; level: string }

const columns: readonly DataColumn<Part>[] = [
  { id: 'id', header: 'Number', sort: 'id', card: 'title', cell: ({ id }) => id },
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'units', header: 'Units', sort: 'units', align: 'end', cell: ({ units }) => units },
  { id: 'level', header: 'Level', cell: ({ level }) => <StatusChip>{level}</StatusChip> },
]

const rows: readonly Part[] = [
  { id: 'GLASS-001', name: 'Windshield, Honda Civic', units: 12, level: 'In Stock' },
  { id: 'GLASS-002', name: 'Door glass, Ford F-150', units: 3, level: 'Low Stock' },
  { id: 'GLASS-003', name: 'Back glass, Subaru Outback', units: 7, level: 'Medium' },
]

const meta = {
  title: 'UI/DataTable',
  component: DataTable<Part>,
  args: {
    columns,
    rows,
    busy: false,
    sort: { sort: 'id', descending: false },
    onSort: fn(),
    skeletonRows: 3,
    words: {
      caption: 'Parts',
      sortBy: 'Sort by',
      ascending: 'lowest first',
      descending: 'highest first',
      loading: 'Loading the list',
    },
  },
  argTypes: { columns: { control: false }, words: { control: 'object' } },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<DataTableProps<Part>>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  parameters: seenIn('desktop'),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Number' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await expect(args.onSort).toHaveBeenCalledWith({ sort: 'id', descending: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Units' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ sort: 'units', descending: false })
  },
}

export const SortedByMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Units, highest first')
    await expect(args.onSort).toHaveBeenCalledWith({ sort: 'units', descending: true })
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const Loading: Story = {
  args: { rows: null },
  play: () => expectLoading('Loading the list'),
}

export const NewRowsOnTheirWay: Story = { args: { busy: true } }

export const OneRowOpen: Story = { args: { currentId: 'GLASS-002' } }

import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { StatTile, TileRow } from '@/ui/StatTile'
import { SummaryList } from '@/ui/SummaryList'
import { StatusChip } from '@/ui/StatusChip'
import { DataTable } from '@/ui/table/DataTable'
import type { DataColumn } from '@/ui/table/columns'
import type { Examples } from './example'

type Part = { id: string; name: string; units: number; level: string; code: number }

const parts: readonly Part[] = [
  { id: '1', name: 'Windshield', units: 12, level: 'In Stock', code: 0 },
  { id: '2', name: 'Door glass', units: 103, level: 'In Stock', code: 0 },
  { id: '3', name: 'Back glass', units: 3, level: 'Low Stock', code: 2 },
]

const named: readonly DataColumn<Part>[] = [
  { id: 'name', header: 'Part', card: 'title', cell: ({ name }) => name },
  { id: 'units', header: 'Units', align: 'end', cell: ({ units }) => units },
  { id: 'level', header: 'Level', cell: ({ level }) => <StatusChip>{level}</StatusChip> },
]

const coded: readonly DataColumn<Part>[] = [
  { id: 'name', header: 'Nm', card: 'title', cell: ({ name }) => name },
  { id: 'units', header: 'Qty', cell: ({ units }) => `${units} pcs` },
  { id: 'level', header: 'Lvl', cell: ({ code }) => code },
]

const words = {
  caption: 'Parts',
  sortBy: 'Sort by',
  ascending: 'lowest first',
  descending: 'highest first',
  loading: 'Loading the list',
}

/** Ways to show records, figures and what is in between, and to lead on. */
export const dataExamples: Examples = {
  DataTable: [
    {
      isWide: true,
      right: <DataTable columns={named} rows={parts} words={words} />,
      wrong: <DataTable columns={coded} rows={parts} words={{ ...words, caption: 'Data' }} />,
      why: 'Headings are whole words, figures end below each other so that they can be compared, and a status is a word, no code.',
    },
  ],
  StatTile: [
    {
      right: (
        <TileRow>
          <StatTile
            label="Pending quotes"
            value="8"
            note="2 since yesterday"
            href="/admin/quotes"
          />
        </TileRow>
      ),
      wrong: (
        <TileRow>
          <StatTile label="Total" value="8" />
        </TileRow>
      ),
      why: 'A figure says of what it is and what changed, and leads to what it counts.',
    },
  ],
  SummaryList: [
    {
      right: (
        <SummaryList
          rows={[
            {
              label: 'Glass type',
              value: 'Not chosen yet',
              missing: true,
              change: { href: '/quote/details', text: 'Choose' },
            },
          ]}
        />
      ),
      wrong: (
        <SummaryList
          rows={[
            { label: 'Glass type', value: '-', change: { href: '/quote/details', text: 'Edit' } },
          ]}
        />
      ),
      why: 'What is missing is said in words, and the link says what to do about it.',
    },
  ],
  Badge: [
    {
      right: <Badge tone="warning">Last one</Badge>,
      wrong: <Badge tone="warning">!</Badge>,
      why: 'It is read as a part of its line: a sign alone says nothing there.',
    },
  ],
  ForbiddenMessage: [
    {
      right: (
        <ForbiddenMessage
          title="This page is not open to you"
          level={2}
          actions={<Button variant="action">Go to my page</Button>}
        >
          You are signed in as Customer. Ask an administrator if you need it.
        </ForbiddenMessage>
      ),
      wrong: (
        <ForbiddenMessage title="403" level={2} actions={null}>
          Access denied.
        </ForbiddenMessage>
      ),
      why: 'Who the person is here, who can help, and a way on. A refusal alone is a dead end.',
    },
  ],
}

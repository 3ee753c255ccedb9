import { fn } from 'storybook/test'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { FailureAlert } from '@/ui/FailureAlert'
import { StatusChip } from '@/ui/StatusChip'
import { CountTabs } from '@/ui/table/CountTabs'
import { actionExamples } from './actionExamples'
import { choiceExamples } from './choiceExamples'
import { dataExamples } from './dataExamples'
import { displayExamples } from './displayExamples'
import type { Examples } from './example'
import { fieldExamples } from './fieldExamples'
import { overlayExamples } from './overlayExamples'
import { waitingExamples } from './waitingExamples'

/** Live examples of the blocks, by the last part of the title of a block's page. */
export const blockExamples: Examples = {
  ...actionExamples,
  ...fieldExamples,
  ...choiceExamples,
  ...dataExamples,
  ...displayExamples,
  ...waitingExamples,
  ...overlayExamples,
  Button: [
    {
      right: (
        <>
          <Button variant="action">Confirm Appointment</Button> <Button>Back</Button>
        </>
      ),
      wrong: (
        <>
          <Button variant="action">OK</Button> <Button variant="action">Back</Button>
        </>
      ),
      why: 'One action on a screen, and words that say what happens: who only reads the button knows it.',
    },
  ],
  Alert: [
    {
      right: (
        <Alert tone="danger" title="We have not heard back" actions={<Button>Try again</Button>}>
          Everything you typed is kept.
        </Alert>
      ),
      wrong: (
        <Alert tone="danger" title="Error 504">
          Request failed.
        </Alert>
      ),
      why: 'What happened, what is safe, and a way on, in the person’s own words.',
    },
  ],
  FailureAlert: [
    {
      right: (
        <FailureAlert
          title="The server could not do this."
          next="It is not your doing. Try again."
          reasons={[]}
        />
      ),
      wrong: <FailureAlert title="PGRST003" next="Timed out acquiring connection." reasons={[]} />,
      why: 'Codes belong into the report of the error; the person needs to know whether it was them.',
    },
  ],
  EmptyState: [
    {
      right: (
        <EmptyState
          title="No quotes found"
          text="Create quotes to start the workflow."
          actions={<Button>New Quote</Button>}
        />
      ),
      wrong: <EmptyState title="No data" text="" />,
      why: 'An empty list is the beginning of work: say what is missing and let them begin.',
    },
  ],
  StatusChip: [
    {
      right: <StatusChip tone="accent">In Progress</StatusChip>,
      wrong: <StatusChip tone="accent">●</StatusChip>,
      why: 'The words carry the meaning; one in twelve men cannot tell the tones apart.',
    },
  ],
  CountTabs: [
    {
      right: (
        <CountTabs
          label="Quotes by status"
          chosen="New"
          onChoose={fn()}
          controls="example"
          tabs={[
            { value: 'New', label: 'New', count: '4' },
            { value: 'Contacted', label: 'Contacted', count: '2' },
          ]}
        />
      ),
      wrong: (
        <CountTabs
          label="Pages"
          chosen="1"
          onChoose={fn()}
          controls="example"
          tabs={[
            { value: '1', label: 'Step 1' },
            { value: '2', label: 'Step 2' },
          ]}
        />
      ),
      why: 'Tabs cut one list by status. Steps have an order, which StepProgress shows.',
    },
  ],
}

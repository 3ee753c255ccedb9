import { fn } from 'storybook/test'
import { buildDayAvailability } from '@mocks/fixtures/quotes'
import { samplePhoto } from '@mocks/fixtures/technicianDay'
import { groupByDay } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import { usualCompany } from '@/domain/company'
import { glassPositions, type GlassPosition } from '@/domain/services'
import { words as auth } from '@/features/auth/words/en'
import { words as technician } from '@/features/technician/words/en'
import { formatsIn } from '@/platform/formats/formats'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { GlassMapChoice } from '@/ui/glassMap/GlassMapChoice'
import { PasswordField } from '@/ui/PasswordField'
import { PhotoField } from '@/ui/photos/PhotoField'
import { SignaturePad } from '@/ui/SignaturePad'
import { WhenChoice } from '@/ui/when/WhenChoice'
import type { Examples } from './example'

const labels = Object.fromEntries(
  glassPositions.map((position) => [position, positionLabel(sharedWords.en, position)]),
) as Record<GlassPosition, string>

const glass = {
  service: 'door-glass',
  words: { front: 'Front', driverSide: 'Driver side', passengerSide: 'Passenger side' },
  onChange: fn(),
  onChoose: fn(),
} as const

const days = groupByDay(
  [1, 2, 3].flatMap((day) => buildDayAvailability(addDays('2026-06-15', day), 3)),
)

const when = {
  onChange: fn(),
  onRetry: fn(),
  words: sharedWords.en.when,
  formats: { ...formatsIn('en'), timeFrames: sharedWords.en.timeFrames },
  phone: usualCompany,
} as const

const signature = {
  value: '',
  onChange: fn(),
  words: { empty: 'Sign here', clear: 'Clear', signed: 'Signed' },
} as const

/** Ways to ask for what is more than a line of text. */
export const choiceExamples: Examples = {
  PasswordField: [
    {
      right: (
        <PasswordField
          label="New password"
          hint="At least 8 characters. A few unrelated words make a good one."
          autoComplete="new-password"
          words={auth.passwordField}
        />
      ),
      wrong: (
        <PasswordField
          label="New password"
          error="Does not meet the requirements"
          autoComplete="new-password"
          words={auth.passwordField}
        />
      ),
      why: 'The rule stands there before somebody types, and is not found out by failing.',
    },
  ],
  PhotoField: [
    {
      right: (
        <PhotoField
          label="Photos"
          marker="optional"
          hint="The finished glass, and any damage that was there before."
          photos={[samplePhoto]}
          max={3}
          onChange={fn()}
          words={technician.forms.photos}
        />
      ),
      wrong: (
        <PhotoField
          label="Upload"
          photos={[]}
          max={3}
          onChange={fn()}
          words={technician.forms.photos}
        />
      ),
      why: 'A hint says what should be on them. Otherwise the office gets three pictures of the same.',
    },
  ],
  SignaturePad: [
    {
      right: (
        <SignaturePad
          {...signature}
          id="good-signature"
          label="Customer’s signature"
          hint="The work is done, and the car is as it was before."
        />
      ),
      wrong: <SignaturePad {...signature} id="poor-signature" label="Sign" />,
      why: 'A name stands under something: say what the customer confirms by it.',
    },
  ],
  Choice: [
    {
      right: (
        <GlassMapChoice
          {...glass}
          legend="Which door glass is it?"
          hint="Left and right as seen from the driver’s seat."
          name="good-position"
          value=""
          labels={labels}
        />
      ),
      wrong: (
        <GlassMapChoice
          {...glass}
          legend="Position"
          name="poor-position"
          value="front-left"
          labels={{ ...labels, 'front-left': 'FL', 'front-right': 'FR', 'rear-left': 'RL' }}
        />
      ),
      why: 'A question, whole words, and nothing chosen beforehand: the wrong glass costs a second visit.',
      isWide: true,
    },
  ],
  WhenChoice: [
    {
      right: (
        <WhenChoice
          {...when}
          view={{ status: 'ready', days, taken: null }}
          value={{ date: '2026-06-16', timeFrame: '' }}
        />
      ),
      wrong: (
        <WhenChoice
          {...when}
          view={{ status: 'error', isOffline: false }}
          value={{ date: '', timeFrame: '' }}
          words={{
            ...when.words,
            availability: {
              ...when.words.availability,
              error: { title: 'Error', text: 'No data.', offline: 'No data.' },
            },
          }}
        />
      ),
      why: 'Days and times that can be had, in one place. Where they cannot be shown, the words say whose fault it is and what to do, or the booking ends there.',
      isWide: true,
    },
  ],
}

import { fn } from 'storybook/test'
import { CheckboxField } from '@/ui/CheckboxField'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { RadioCards } from '@/ui/RadioCards'
import { SearchField } from '@/ui/SearchField'
import { SelectField } from '@/ui/SelectField'
import { SwitchField } from '@/ui/SwitchField'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import type { Examples } from './example'

/** Ways to ask for something. */
export const fieldExamples: Examples = {
  TextField: [
    {
      right: <TextField label="Phone" hint="We only call about this appointment." type="tel" />,
      wrong: <TextField label="" aria-label="Phone" placeholder="Enter phone number*" type="tel" />,
      why: 'A label stays in sight while somebody types; a placeholder is gone with the first letter.',
    },
    {
      right: <TextField label="Email" error="Enter your email, such as maria@example.com" />,
      wrong: <TextField label="Email" error="Invalid input" />,
      why: 'An error says what to do. “Invalid” leaves the person to guess.',
    },
  ],
  TextAreaField: [
    {
      right: (
        <TextAreaField label="How do we find the car?" hint="Gate code, parking level" rows={3} />
      ),
      wrong: <TextAreaField label="Remarks" rows={3} />,
      why: 'A question gets an answer. “Remarks” gets nothing, or everything.',
    },
  ],
  CheckboxField: [
    {
      right: <CheckboxField label="Send me texts about this appointment" />,
      wrong: <CheckboxField label="Do not send me texts" />,
      why: 'A tick says yes. Nobody should have to think whether it means no here.',
    },
  ],
  SwitchField: [
    {
      right: <SwitchField label="E-mail notifications" hint="Saved at once." defaultChecked />,
      wrong: <SwitchField label="Turn on e-mail notifications" defaultChecked />,
      why: 'The label names the thing, the switch says whether it is on. A command beside it can be read both ways.',
    },
  ],
  SelectField: [
    {
      right: (
        <SelectField
          label="Vehicle year"
          placeholder="Choose a year"
          options={['2024', '2023', '2022', '2021', '2020', '2019'].map((year) => ({
            value: year,
            label: year,
          }))}
        />
      ),
      wrong: (
        <SelectField
          label="Is the glass broken through?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      why: 'A list that opens hides its answers. Two of them are two radio buttons, and the first is not chosen for anybody.',
    },
  ],
  RadioCards: [
    {
      right: (
        <RadioCards
          legend="Time frame"
          name="good-time"
          value=""
          onChange={fn()}
          options={[
            { value: '8', label: '8:00 AM - 10:00 AM' },
            { value: '10', label: '10:00 AM - 12:00 PM' },
          ]}
        />
      ),
      wrong: (
        <RadioCards
          legend="Time frame"
          name="poor-time"
          value="8"
          onChange={fn()}
          options={[
            { value: '8', label: 'Slot 1' },
            { value: '10', label: 'Slot 2' },
          ]}
        />
      ),
      why: 'Answers in the person’s words, and none given for them: what is chosen beforehand is confirmed unread.',
    },
  ],
  SearchField: [
    {
      right: (
        <SearchField
          label="Search quotes by name, phone or number"
          value=""
          onSearch={fn()}
          clearLabel="Clear search"
        />
      ),
      wrong: <SearchField label="Search" value="" onSearch={fn()} clearLabel="Clear" />,
      why: 'The label says what is searched and by what: nobody tries what they do not know of.',
    },
  ],
  ErrorSummary: [
    {
      right: (
        <ErrorSummary
          title="Before you can confirm"
          attempt={0}
          errors={[{ fieldId: 'first-name', message: 'Enter your first name' }]}
        />
      ),
      wrong: (
        <ErrorSummary
          title="2 errors"
          attempt={0}
          errors={[{ fieldId: 'first-name', message: 'Field required' }]}
        />
      ),
      why: 'Each line says what to do and leads to the field, in the words that stand at the field too.',
    },
  ],
}

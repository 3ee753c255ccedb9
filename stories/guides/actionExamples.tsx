import { chakra } from '@chakra-ui/react'
import { fn } from 'storybook/test'
import { words as shared } from '@/features/admin/shared/words/en'
import { LinkButton } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { Glyph } from '@/ui/Glyph'
import { IconButton } from '@/ui/IconButton'
import { ActionMenu } from '@/ui/overlay/ActionMenu'
import { PhoneLink } from '@/ui/PhoneLink'
import { StepProgress } from '@/ui/StepProgress'
import { Pager } from '@/ui/table/Pager'
import { TextLink } from '@/ui/TextLink'
import type { Examples } from './example'

const steps = ['Vehicle', 'Service', 'Position', 'Glass', 'Appointment'].map((name) => ({
  name,
  href: '#import',
}))

/** A row of a list: what it is about, and what can be done with it. */
const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})

/** Ways to let somebody press, follow or open something. */
export const actionExamples: Examples = {
  ActionMenu: [
    {
      right: (
        <Row>
          Q-001
          <ActionMenu
            label="More actions, Q-001"
            actions={[
              { id: 'edit', label: 'Edit', onChoose: fn() },
              { id: 'copy', label: 'Copy link', onChoose: fn() },
              { id: 'delete', label: 'Delete', onChoose: fn(), tone: 'danger', startsGroup: true },
            ]}
          />
        </Row>
      ),
      wrong: (
        <Row>
          Q-001
          <ActionMenu label="Actions" actions={[{ id: 'edit', label: 'Edit', onChoose: fn() }]} />
        </Row>
      ),
      why: 'A menu of one costs a press more than a button. Its name says of which row it is: a screen reader lists 25 of them.',
    },
  ],
  IconButton: [
    {
      right: (
        <IconButton label="Close menu">
          <Glyph name="close" />
        </IconButton>
      ),
      wrong: (
        <IconButton label="Save quote">
          <Glyph name="check" />
        </IconButton>
      ),
      why: 'A cross is known to close. Anything else is a Button with words: nobody learns a sign.',
    },
  ],
  LinkButton: [
    {
      right: (
        <LinkButton href="/quote" variant="action">
          Get a free quote
        </LinkButton>
      ),
      wrong: (
        <LinkButton href="/quote" variant="action">
          More
        </LinkButton>
      ),
      why: 'The words say what is behind the link, not that there is one.',
    },
  ],
  TextLink: [
    {
      right: (
        <p>
          How we use your address: <TextLink href="/privacy">Privacy policy</TextLink>
        </p>
      ),
      wrong: (
        <p>
          To read how we use your address, <TextLink href="/privacy">click here</TextLink>.
        </p>
      ),
      why: 'Links are read one by one, from a list of them: each has to say where it leads.',
    },
  ],
  PhoneLink: [
    {
      right: <PhoneLink text="(714) 555-0126, mornings only" />,
      wrong: <p>(714) 555-0126, mornings only</p>,
      why: 'Who stands beside the car calls with one press. What was written beside the number stays.',
    },
  ],
  Disclosure: [
    {
      right: (
        <Row>
          Sunline
          <Disclosure label="Menu" opener={<Glyph name="menu" size="6" />}>
            <TextLink href="#import">Locations</TextLink>
          </Disclosure>
        </Row>
      ),
      wrong: (
        <Row>
          ZIP code, required
          <Disclosure label="More" opener={<Glyph name="down" size="6" />}>
            <chakra.label>
              ZIP code <input />
            </chakra.label>
          </Disclosure>
        </Row>
      ),
      why: 'Ways on may wait behind a sign. What must be answered is not found there.',
    },
  ],
  Pager: [
    {
      right: <Pager page={2} pageSize={25} total={155} onPage={fn()} words={shared.common.pager} />,
      wrong: (
        <Pager
          page={2}
          pageSize={3}
          total={12}
          onPage={fn()}
          words={{ ...shared.common.pager, position: (page) => `${page}` }}
        />
      ),
      why: '“Page 2 of 7” says how much is left. Twelve rows need no pages at all.',
    },
  ],
  StepProgress: [
    {
      right: (
        <StepProgress
          label="Quote steps"
          steps={steps}
          current={2}
          done={[true, false, false, false, false]}
        />
      ),
      wrong: (
        <StepProgress
          label="Progress"
          steps={steps.map(({ href }, index) => ({ name: `Step ${index + 1}`, href }))}
          current={2}
          done={[true, false, false, false, false]}
        />
      ),
      why: 'Names say what is still to come, and lead back to one answer. Numbers alone only count.',
      isWide: true,
    },
  ],
}

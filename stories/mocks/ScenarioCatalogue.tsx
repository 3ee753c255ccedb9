import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { scenarios } from '@mocks/scenarios/catalogue'
import { scenarioAreas, type Scenario, type ScenarioArea } from '@mocks/scenarios/scenario'

export type ScenarioCatalogueProps = {
  /** The areas to list, in this order. */
  areas?: readonly ScenarioArea[]
  /** The scenario that is on, or "normal". */
  active?: string
  /** Called with the name of the scenario to switch on. */
  onSwitchOn: (name: string) => void
}

/** Every server scenario, generated from the catalogue: what the server answers, what is seen. */
export function ScenarioCatalogue({
  areas = scenarioAreas,
  active,
  onSwitchOn,
}: ScenarioCatalogueProps) {
  return (
    <chakra.main p={{ base: '4', md: '8' }} maxW="76rem" mx="auto">
      <chakra.h1 textStyle="title">Server scenarios</chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="3" maxW="60ch">
        {scenarios.length} ways in which the server or the network can fail. Switch one on here or
        in the toolbar under Server, then open any screen. In the mocked app (npm run dev:mocked)
        put its name into the address.
      </chakra.p>
      {areas.map((area) => (
        <Area
          key={area}
          area={area}
          found={scenarios.filter((scenario) => scenario.area === area)}
          active={active}
          onSwitchOn={onSwitchOn}
        />
      ))}
    </chakra.main>
  )
}

type AreaProps = Omit<ScenarioCatalogueProps, 'areas'> & {
  area: ScenarioArea
  found: readonly Scenario[]
}

function Area({ area, found, active, onSwitchOn }: AreaProps) {
  const id = `area-${area}`
  return (
    <chakra.section aria-labelledby={id} mt="10">
      <chakra.h2 id={id} textStyle="section" textTransform="capitalize">
        {area.replace('-', ' ')}
      </chakra.h2>
      <chakra.ul
        listStyleType="none"
        p="0"
        mt="4"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {found.map((scenario) => (
          <chakra.li key={scenario.name} display="grid">
            <ScenarioCard
              scenario={scenario}
              isActive={scenario.name === active}
              onSwitchOn={onSwitchOn}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

type CardProps = {
  scenario: Scenario
  isActive: boolean
  onSwitchOn: (name: string) => void
}

function ScenarioCard({ scenario, isActive, onSwitchOn }: CardProps) {
  const { name, title, server, person, fault, shown } = scenario
  return (
    <Card
      as="article"
      aria-labelledby={name}
      display="flex"
      flexDirection="column"
      gap="3"
      borderColor={isActive ? 'accent.border' : 'border'}
    >
      <chakra.h3 id={name} textStyle="card">
        {title}
      </chakra.h3>
      <chakra.dl m="0" display="grid" gap="3" flex="1" textStyle="small">
        <Fact term="The server" text={server} />
        <Fact term="To see it" text={`${shown.act}.`} />
        <Fact term="The person must see" text={person} />
        {fault && <Fact term="The fault of other apps" text={fault} />}
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.code textStyle="small" color="fg.muted" flex="1 1 14rem" minW="0">
          ?scenario=
          <wbr />
          {name}
        </chakra.code>
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isActive}
          aria-describedby={name}
          onClick={() => onSwitchOn(isActive ? 'normal' : name)}
        >
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
      </chakra.div>
    </Card>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <chakra.div>
      <chakra.dt color="accent.fg" fontWeight="semibold">
        {term}
      </chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere">
        {text}
      </chakra.dd>
    </chakra.div>
  )
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scenarios } from '@mocks/scenarios/catalogue'

const folder = 'stories/screens/auth'
const stories = readdirSync(folder)
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

const filledIn = ['sign-in', 'sign-up', 'account']

it.each(scenarios.filter(({ area }) => filledIn.includes(area)))(
  'a story fills in the form and sends it into "$name"',
  ({ name }) => {
    expect(stories).toContain(`'${name}'`)
  },
)

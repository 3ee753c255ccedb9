import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const admin = 'stories/screens/admin'
const technician = 'stories/screens/technician'

/**
 * Every control that section 1 of the specification names, where it is pressed, and the words by which
 * that story or test finds it. Without `test` it is somewhere in the file.
 */
const buttons: Record<string, { file: string; test?: string; presses: string }> = {
  Export: {
    file: `${admin}/Quotes.stories.tsx`,
    test: 'ExportIsFormulaSafe',
    presses: "name: 'Export'",
  },
  'New Quote': {
    file: `${admin}/Quotes.stories.tsx`,
    test: 'NewQuoteDialog',
    presses: "name: 'New Quote'",
  },
  'Schedule Job': {
    file: `${admin}/JobSheet.stories.tsx`,
    test: 'ScheduleJob',
    presses: "name: 'Schedule Job'",
  },
  'Add Customer': {
    file: `${admin}/Customers.stories.tsx`,
    test: 'AddCustomer',
    presses: "name: 'Add Customer'",
  },
  'Add Technician': {
    file: `${admin}/Technicians.stories.tsx`,
    test: 'AddTechnician',
    presses: "name: 'Add Technician'",
  },
  'Create Order': {
    file: `${admin}/Orders.stories.tsx`,
    test: 'CreateOrder',
    presses: "name: 'Create Order'",
  },
  'Add Glass Item': {
    file: `${admin}/Glasses.stories.tsx`,
    test: 'AddGlassItem',
    presses: "name: 'Add Glass Item'",
  },
  'Add Product': {
    file: `${admin}/Products.stories.tsx`,
    test: 'AddProduct',
    presses: "name: 'Add Product'",
  },
  Edit: {
    file: `${admin}/Products.stories.tsx`,
    test: 'EditedMargin',
    presses: "name: 'Edit, PROD-002'",
  },
  Reorder: {
    file: `${admin}/Glasses.stories.tsx`,
    test: 'Reorder',
    presses: "name: 'Reorder, GLASS-002'",
  },
  'Assign Job': {
    file: `${admin}/Technicians.stories.tsx`,
    test: 'AssignJob',
    presses: "name: 'Assign Job, TECH-001'",
  },
  'Save All Changes': {
    file: `${admin}/Settings.stories.tsx`,
    test: 'SaveAllChanges',
    presses: "name: 'Save All Changes'",
  },
  'Create Backup': {
    file: `${admin}/AdvancedSettings.stories.tsx`,
    test: 'CreateBackup',
    presses: "name: 'Create Backup'",
  },
  'Manage APIs': {
    file: `${admin}/AdvancedSettings.stories.tsx`,
    test: 'ManageApis',
    presses: "name: 'Manage APIs'",
  },
  'Schedule Maintenance': {
    file: `${admin}/AdvancedSettings.stories.tsx`,
    test: 'ScheduleMaintenance',
    presses: "name: 'Schedule Maintenance'",
  },
  'Export Data': {
    file: `${admin}/AdvancedSettings.stories.tsx`,
    test: 'ExportData',
    presses: "name: 'Export Data'",
  },
  Navigate: { file: 'tests/e2e/technicianDay.test.ts', presses: 'name: /^Navigate/' },
  'Mark Job as Complete': {
    file: 'tests/e2e/support/technician.ts',
    presses: "name: 'Mark Job as Complete' }).click()",
  },
  'Update Job Status': {
    file: `${technician}/Forms.stories.tsx`,
    presses: "name: 'Update Job Status'",
  },
  'Create Service Report': {
    file: `${technician}/ServiceReport.stories.tsx`,
    test: 'Ready',
    presses: "name: 'Create Service Report'",
  },
  'Report Issue': {
    file: 'tests/e2e/technicianDay.test.ts',
    presses: "name: 'Report Issue' }).click()",
  },
  'Search boxes': {
    file: 'tests/e2e/adminTwo.test.ts',
    test: 'keeps the list’s state in the address',
    presses: 'searchFor(page, /Search customers/',
  },
  Filter: {
    file: `${admin}/JobSheet.stories.tsx`,
    test: 'FilteredByTechnician',
    presses: "name: 'Filter'",
  },
}

/** The text of one story or test, from its name to the next one; or of the whole file. */
function textOf(file: string, test?: string): string {
  const text = readFileSync(file, 'utf8')
  if (test === undefined) return text
  const lines = text.split('\n')
  const isStart = file.includes('.stories.')
    ? (line: string) => line.startsWith(`export const ${test}: Story`)
    : (line: string) => line.trimStart().startsWith('it(') && line.includes(test)
  const from = lines.findIndex(isStart)
  if (from < 0) return ''
  const length = lines
    .slice(from + 1)
    .findIndex((line) => /^(export const \w+: Story|\s*it\()/.test(line))
  return lines.slice(from, length < 0 ? undefined : from + 1 + length).join('\n')
}

describe('the controls that the specification names', () => {
  it.each(Object.entries(buttons))('"%s" is pressed in a story or test', (_name, where) => {
    expect(existsSync(where.file)).toBe(true)
    expect(textOf(where.file, where.test)).toContain(where.presses)
  })

  it('are all in this list', () => {
    const spec = [
      'Export, New Quote, Schedule Job, Add Customer, Add Technician, Create Order, Add Glass Item',
      'Add Product, Edit, Reorder, Assign Job, Save All Changes, Create Backup, Manage APIs',
      'Schedule Maintenance, Export Data, Navigate, Mark Job as Complete, Update Job Status',
      'Create Service Report, Report Issue, Search boxes, Filter',
    ]
    expect(Object.keys(buttons)).toEqual(spec.join(', ').split(', '))
  })
})

const screens = [
  'Dashboard',
  'Quotes',
  'Jobs',
  'Customers',
  'Technicians',
  'Orders',
  'Glasses',
  'Products',
  'Settings',
]
const states = { Loading: 'Loading', Empty: 'Empty', Ready: 'Ready', Error: 'Error(ServerDown)?' }

describe.each(screens)('the screen %s', (screen) => {
  const text = readFileSync(`${admin}/${screen}.stories.tsx`, 'utf8')
  const has = (name: string) => new RegExp(`^export const ${name}: Story`, 'm').test(text)

  it.each(Object.entries({ ...states, Forbidden: 'Forbidden' }))(
    'has a story of its state "%s" on a desktop and on a phone',
    (state, onDesktop) => {
      expect(has(onDesktop)).toBe(true)
      expect(has(`${state}Phone`)).toBe(true)
      const phone = new RegExp(
        `^export const ${state}Phone: Story = [\\s\\S]*?^(?=export|const|$)`,
        'm',
      )
      expect(phone.exec(text)?.[0]).toMatch(/globals: (onPhone|phone)/)
    },
  )
})

import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { controlRecipe } from '@/ui/control'
import { weekRowProblem, withMondayCopied, type WeekRow } from '../weekHours'
import { sharedAdminWords } from '../words'

const Input = chakra('input', controlRecipe)

type WeekHoursProps = {
  legend: string
  hint?: string
  rows: readonly WeekRow[]
  onChange: (rows: WeekRow[]) => void
  /** True once it was sent: what is wrong is shown then. */
  showsProblems: boolean
  /** Says for each weekday what a switched-off one means. */
  offLabel: string
  /** What the server said of all of it. */
  error?: string
}

/** The hours of a week: each weekday on or off, from and until. The first thing wrong is described beside it. */
export function WeekHours({
  legend,
  hint,
  rows,
  onChange,
  showsProblems,
  offLabel,
  error,
}: WeekHoursProps) {
  const { weekdays, weekHours: words } = useWords(sharedAdminWords)
  const id = useId()
  const [said, setSaid] = useState('')
  const change = (weekday: number, changes: Partial<WeekRow>) =>
    onChange(rows.map((row) => (row.weekday === weekday ? { ...row, ...changes } : row)))
  return (
    <chakra.fieldset m="0" p="0" border="0" minW="0">
      <chakra.legend textStyle="card" p="0" mb="1">
        {legend}
      </chakra.legend>
      {hint && (
        <chakra.p textStyle="small" color="fg.muted" mb="2">
          {hint}
        </chakra.p>
      )}
      {error && (
        <chakra.p role="alert" textStyle="small" fontWeight="semibold" color="danger.fg" mb="2">
          {error}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
        {rows.map((row) => {
          const name = weekdays[row.weekday] ?? ''
          const problem = showsProblems ? weekRowProblem(row) : null
          const problemId = problem ? `${id}-${row.weekday}-problem` : undefined
          const time = (part: 'from' | 'until') => (
            <Input
              type="time"
              aria-label={words[part](name)}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problemId}
              value={row[part]}
              onChange={({ target }) => change(row.weekday, { [part]: target.value })}
              flex="1 1 6.5rem"
              maxW="9.5rem"
              px="2.5"
            />
          )
          return (
            <chakra.li key={row.weekday}>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="3"
                rowGap="1"
              >
                <chakra.label
                  display="flex"
                  alignItems="center"
                  gap="2.5"
                  minH="touch"
                  flex="0 1 8rem"
                  minW="0"
                  cursor="pointer"
                >
                  <chakra.input
                    type="checkbox"
                    checked={row.isOn}
                    onChange={({ target }) => change(row.weekday, { isOn: target.checked })}
                    boxSize="1.375rem"
                    m="0"
                    flexShrink="0"
                    css={{ accentColor: 'var(--sun-colors-accent-solid)' }}
                  />
                  {name}
                </chakra.label>
                {row.isOn ? (
                  <chakra.div
                    display="flex"
                    flexWrap="wrap"
                    alignItems="center"
                    gap="2"
                    flex="1 1 14rem"
                    minW="0"
                  >
                    {time('from')}
                    <chakra.span aria-hidden="true" color="fg.muted">
                      {words.to}
                    </chakra.span>
                    {time('until')}
                  </chakra.div>
                ) : (
                  <chakra.span color="fg.muted">{offLabel}</chakra.span>
                )}
              </chakra.div>
              {problem && (
                <chakra.p
                  id={problemId}
                  role="alert"
                  textStyle="small"
                  fontWeight="semibold"
                  color="danger.fg"
                >
                  {words[problem](name)}
                </chakra.p>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
      <chakra.div mt="2">
        <Button
          size="sm"
          variant="plain"
          onClick={() => {
            onChange(withMondayCopied(rows))
            setSaid(words.copied)
          }}
        >
          {words.copy}
        </Button>
        <chakra.span role="status" srOnly>
          {said}
        </chakra.span>
      </chakra.div>
    </chakra.fieldset>
  )
}

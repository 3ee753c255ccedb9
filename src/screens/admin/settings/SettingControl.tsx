import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { settings as words } from '@/content/en/admin/settings'
import { toggleValues } from '@/domain/settings'
import {
  discardTypedAtom,
  keepTypedAtom,
  typeSettingAtom,
  type ShownSetting,
} from '@/state/admin/settings'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { Toggle } from './Toggle'

const inputOf = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  number: { inputMode: 'numeric' },
  time: {},
} as const

/** The id of a setting's control. */
export function settingId(key: string): string {
  return `setting-${key}`
}

/** What is wrong with a setting's value, in words; null when nothing is known to be. */
export function settingProblem({ problem, setting }: ShownSetting): string | null {
  if (!problem) return null
  const { label, kind } = setting
  return problem === 'required' ? words.required(label) : words.invalid[kind](label)
}

/** One setting: its control by its kind, and what somebody else has made of it meanwhile. */
export function SettingControl({ shown }: { shown: ShownSetting }) {
  const type = useSetAtom(typeSettingAtom)
  const keep = useSetAtom(keepTypedAtom)
  const discard = useSetAtom(discardTypedAtom)
  const { setting, value, theirs } = shown
  const { key, label, kind, options, unit } = setting
  const id = settingId(key)
  const change = (typed: string) => type({ setting, value: typed })
  const error = settingProblem(shown) ?? undefined
  const [on, off] = toggleValues

  return (
    <chakra.div display="grid" gap="3" minW="0" alignContent="start">
      {kind === 'toggle' ? (
        <Toggle
          id={id}
          label={label}
          isOn={value === on}
          states={[words.on, words.off]}
          onChange={(isOn) => change(isOn ? on : off)}
        />
      ) : kind === 'select' ? (
        <SelectField
          id={id}
          label={label}
          error={error}
          value={value}
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <TextField
          {...inputOf[kind]}
          id={id}
          label={label}
          marker={unit ? `(${unit})` : undefined}
          hint={kind in words.hints ? words.hints[kind as keyof typeof words.hints] : undefined}
          error={error}
          value={value}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
      )}
      {theirs !== null && (
        <Alert
          tone="warning"
          announce="polite"
          title={words.theirs(theirs)}
          actions={
            <>
              <Button size="sm" onClick={() => discard(key)}>
                {words.takeTheirs(label)}
              </Button>
              <Button size="sm" onClick={() => keep(setting)}>
                {words.keepMine(label)}
              </Button>
            </>
          }
        />
      )}
    </chakra.div>
  )
}

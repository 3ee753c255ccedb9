import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { twoFactorPath } from '@/domain/session'
import { toggleValues } from '@/domain/settings'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import { discardTypedAtom, keepTypedAtom, typeSettingAtom, type ShownSetting } from '../state'
import { settingWords } from '../words'
import { settingLabel, settingProblem, unitLabel, valueLabel } from './settingLabels'
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

/** One setting: its control by its kind, and what somebody else has made of it meanwhile. */
export function SettingControl({ shown }: { shown: ShownSetting }) {
  const words = useWords(settingWords)
  const type = useSetAtom(typeSettingAtom)
  const keep = useSetAtom(keepTypedAtom)
  const discard = useSetAtom(discardTypedAtom)
  const { setting, value, theirs } = shown
  const { key, kind, options, unit } = setting
  const label = settingLabel(setting, words)
  const id = settingId(key)
  const change = (typed: string) => type({ setting, value: typed })
  const error = settingProblem(shown, words) ?? undefined
  const [on, off] = toggleValues

  return (
    <chakra.div display="grid" gap="3" minW="0" alignContent="start">
      {kind === 'toggle' ? (
        <Toggle
          id={id}
          label={label}
          isOn={value === on}
          states={[words.on, words.off]}
          isDisabled={setting.available === false}
          error={setting.available === false ? words.notAvailable : error}
          onChange={(isOn) => change(isOn ? on : off)}
        />
      ) : kind === 'select' ? (
        <SelectField
          id={id}
          label={label}
          error={error}
          value={value}
          options={options.map((option) => ({
            value: option,
            label: valueLabel(setting, option, words),
          }))}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <TextField
          {...inputOf[kind]}
          id={id}
          label={label}
          marker={unit ? `(${unitLabel(setting, words)})` : undefined}
          hint={kind in words.hints ? words.hints[kind as keyof typeof words.hints] : undefined}
          error={error}
          value={value}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
      )}
      {shown.problem === 'own_factor_first' && (
        <TextLink href={twoFactorPath}>{words.setUpFactor}</TextLink>
      )}
      {theirs !== null && (
        <Alert
          tone="warning"
          announce="polite"
          title={words.theirs(valueLabel(setting, theirs, words))}
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

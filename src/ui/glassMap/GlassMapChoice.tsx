import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { positionsFor, type GlassPosition, type ServiceType } from '@/domain/services'
import { describedBy } from '../FieldFrame'
import { ChoiceMap, type ChoiceWords } from './ChoiceMap'
import { ChoiceRow } from './ChoiceRow'
import { paneOf, paneShapes, type CarSide, type Pane } from './glassShapes'

type GlassMapChoiceProps = {
  legend: ReactNode
  hint?: ReactNode
  /** What is wrong, when the visitor went on without a choice. */
  error?: ReactNode
  /** The form name of the radio group; also the id of its first radio, so that an error can link to it. */
  name: string
  /** Decides which windows can be chosen. */
  service: ServiceType
  value: GlassPosition | ''
  /** The selection changed, by any means. Arrow keys change it at every press: do not go on to the next step here. */
  onChange: (value: GlassPosition) => void
  /**
   * The visitor decided: tapped or clicked a window or a row (also the one already selected), or pressed
   * Enter or Space on a radio. Comes after `onChange` when the selection changed too. Go on here.
   */
  onChoose?: (value: GlassPosition) => void
  /** What each position is called in the list. */
  labels: Record<GlassPosition, ReactNode>
  /** Where is where in the pictures. */
  words: ChoiceWords
  disabled?: boolean
}

/**
 * Choosing the glass position: a group of native radio buttons in a list, and pictures of the car whose
 * windows select the same radios. Row and window light up together. Assistive technology meets the radio
 * group only. The group fits its container: pictures and list stand side by side from 304 px.
 */
export function GlassMapChoice({
  service,
  value,
  onChange,
  onChoose,
  words,
  disabled = false,
  ...group
}: GlassMapChoiceProps) {
  const id = useId()
  const radios = useRef<Partial<Record<GlassPosition, HTMLInputElement | null>>>({})
  const browsing = useRef(false)
  const [hot, setHot] = useState<GlassPosition>()
  const [focused, setFocused] = useState<GlassPosition>()
  const [side, setSide] = useState<CarSide>(
    (value && paneShapes[paneOf(value, service)].side) || 'left',
  )

  const positions = positionsFor(service)
  const windows = positions.map((position) => ({ position, pane: paneOf(position, service) }))
  const lookOf = (pane: Pane) => {
    const position = windows.find((window) => window.pane === pane)?.position
    if (!position) return undefined
    return {
      tone: position === value ? ('chosen' as const) : disabled ? undefined : ('lit' as const),
      hot: position === hot,
      focused: position === focused,
    }
  }
  const show = (position: GlassPosition) =>
    setSide((current) => paneShapes[paneOf(position, service)].side ?? current)
  const point = (position: GlassPosition | undefined) => {
    setHot(position)
    if (position) show(position)
  }

  /** Arrow keys reach a radio as a click too; only the key that is down tells them apart. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, position: GlassPosition) => {
    browsing.current = event.key.startsWith('Arrow')
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Enter would submit the form around, and Space does nothing on a radio that is already checked.
    event.preventDefault()
    if (event.repeat) return
    if (position !== value) onChange(position)
    onChoose?.(position)
  }

  return (
    <chakra.fieldset
      border="0"
      p="0"
      m="0"
      minW="0"
      disabled={disabled}
      aria-describedby={describedBy(id, group)}
      onKeyUp={(event) => {
        browsing.current = false
        // Firefox clicks a radio when Space is released, even though its press was answered above.
        if (event.key === ' ') event.preventDefault()
      }}
      onPointerDown={() => {
        browsing.current = false
      }}
    >
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {group.legend}
      </chakra.legend>
      {group.hint && (
        <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted" mt="0" mb="1.5">
          {group.hint}
        </chakra.p>
      )}
      {group.error && (
        <chakra.p
          id={`${id}-error`}
          textStyle="small"
          fontWeight="semibold"
          color="danger.fg"
          mt="0"
          mb="1.5"
        >
          {group.error}
        </chakra.p>
      )}
      <chakra.div containerType="inline-size">
        <chakra.div css={layout}>
          <ChoiceMap
            windows={disabled ? [] : windows}
            chosen={value ? paneOf(value, service) : undefined}
            lookOf={lookOf}
            chipped={service === 'chip-repair'}
            side={side}
            words={words}
            onPoint={point}
            onTap={(position) => {
              radios.current[position]?.focus()
              radios.current[position]?.click()
            }}
          />
          <chakra.div gridArea="list" css={list}>
            {positions.map((position, index) => (
              <ChoiceRow
                key={position}
                label={group.labels[position]}
                hot={position === hot}
                onPoint={(over) => point(over ? position : undefined)}
                input={{
                  ref: (radio) => {
                    radios.current[position] = radio
                  },
                  id: index === 0 ? group.name : undefined,
                  name: group.name,
                  value: position,
                  checked: position === value,
                  onChange: () => {
                    show(position)
                    onChange(position)
                    if (!browsing.current) onChoose?.(position)
                  },
                  onClick: () => {
                    // A radio that is checked already reports no change.
                    if (position === value && !browsing.current) onChoose?.(position)
                  },
                  onKeyDown: (event) => onKeyDown(event, position),
                  onFocus: ({ currentTarget }) => {
                    show(position)
                    setFocused(currentTarget.matches(':focus-visible') ? position : undefined)
                  },
                  onBlur: () => setFocused(undefined),
                }}
              />
            ))}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </chakra.fieldset>
  )
}

const medium = '@container (min-width: 19rem)'
const wide = '@container (min-width: 38rem)'

const layout = {
  display: 'grid',
  gridTemplateAreas: '"above" "list" "beside"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '5',
  alignItems: 'center',
  pt: '2',
  [medium]: {
    gridTemplateAreas: '"above list" "beside beside"',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
  [wide]: {
    gridTemplateAreas: '"above beside" "above list"',
    gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: '8',
  },
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5',
  [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
}

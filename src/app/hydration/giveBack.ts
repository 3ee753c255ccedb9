type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Where an element is, to find the one that takes its place when React draws the page again. */
type Place = { element: HTMLElement; text: string | null; index: number }

/** What a visitor did to a page before React heard of it. */
export type EarlyActs = {
  fields: readonly (Place & { value: string; checked: boolean })[]
  press: Place | undefined
  focused: Place | undefined
}

/** Reads what was typed and chosen in a page, and which button was pressed, before React takes it over. */
export function readEarlyActs(root: Element): EarlyActs {
  const { activeElement } = document
  return {
    fields: fieldsOf(root)
      .filter(isChanged)
      .map((field) => {
        const { value, checked } = field as HTMLInputElement
        return { ...placeOf(field, root), value, checked }
      }),
    press: window.keeper?.press && placeOf(window.keeper.press, root),
    focused:
      activeElement instanceof HTMLElement && root.contains(activeElement)
        ? placeOf(activeElement, root)
        : undefined,
  }
}

/**
 * Tells React what was done before it listened: fields first, then the press. Call it once React has begun to
 * hydrate or to draw the page.
 */
export function giveBack({ fields, press, focused }: EarlyActs, root: HTMLElement) {
  for (const { value, checked, ...place } of fields) {
    const field = hydrated(place, root)
    if (isField(field)) change(field, value, checked)
  }
  followFilling(root)
  followPresses(root)
  if (press) hydrated(press, root)?.click()
  if (focused && !focused.element.isConnected) elementAt(focused, root)?.focus()
}

/**
 * Tells React of what a browser fills in by itself while the page is hydrated. A person's key or pointer comes
 * before the change and makes React hydrate the field with the old text in it; here it would only know the
 * new one, and see no change.
 */
function followFilling(root: Element) {
  const drawn = new Set<EventTarget>(fieldsOf(root).filter((field) => !isChoice(field)))
  addEventListener('keydown', ({ target }) => target && drawn.delete(target), true)
  addEventListener(
    'input',
    (event) => {
      const { target } = event
      if (!target || !drawn.delete(target) || !isField(target)) return
      event.stopImmediatePropagation()
      const { value } = target
      const field = hydrated(placeOf(target, root), root)
      if (isField(field)) change(field, value, false)
    },
    true,
  )
}

/**
 * Keeps a press that falls into hydrating. React draws a page again when a translator has changed its words,
 * and the button that was pressed is gone before React hears of the press, or before the finger is lifted:
 * browsers send no click to what left the page in between.
 */
function followPresses(root: HTMLElement) {
  const until = new AbortController()
  const listening = { capture: true, signal: until.signal }
  let pressed: Place | undefined
  const follow = ({ target }: Event) => {
    if (root.dataset.hydrated !== undefined) until.abort()
    const button = target instanceof Element && target.closest('button')
    return button ? placeOf(button, root) : undefined
  }
  addEventListener('pointerdown', (event) => (pressed = follow(event)), listening)
  addEventListener(
    'click',
    (event) => {
      const place = follow(event)
      if (!place) return
      pressed = undefined
      const button = hydrated(place, root)
      if (button === place.element) return
      event.preventDefault()
      event.stopImmediatePropagation()
      button?.click()
    },
    listening,
  )
  addEventListener(
    'pointerup',
    () => {
      const place = pressed
      // A click, if there is one, comes before this.
      setTimeout(() => {
        if (place && place === pressed && !place.element.isConnected)
          elementAt(place, root)?.click()
      })
    },
    listening,
  )
}

const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>('input, select, textarea')]

const placeOf = (element: HTMLElement, root: Element): Place => ({
  element,
  text: element.textContent,
  index: [...root.querySelectorAll(element.tagName)].indexOf(element),
})

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (isChoice(field)) {
    // A radio button that lost the choice needs nothing: the one that has it now takes it away.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  }
  return field.value !== field.defaultValue
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)

const isField = (element: EventTarget | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The element once React listens to it: React hydrates at once what an event is sent to. */
function hydrated(place: Place, root: Element): HTMLElement | undefined {
  place.element.dispatchEvent(new Event('keyup', { bubbles: true }))
  return elementAt(place, root)
}

/** The element, or in a page that was drawn again its like: by name, by words, else by its number. */
function elementAt({ element, text, index }: Place, root: Element): HTMLElement | undefined {
  if (element.isConnected) return element
  const alike = [...root.querySelectorAll<HTMLElement>(element.tagName)]
  const { name, type, value } = element as HTMLInputElement
  if (name) {
    return alike.find((other) => {
      const { name: otherName, value: otherValue } = other as HTMLInputElement
      return otherName === name && (type !== 'radio' || otherValue === value)
    })
  }
  return (text && alike.find(({ textContent }) => textContent === text)) || alike[index]
}

/**
 * Changes a field as a person would. React compares with what it last saw in the field, so that is made
 * something else first.
 */
function change(field: Field, value: string, checked: boolean) {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isChoice(field)) {
    field.checked = !checked
    field.click()
  } else {
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    // More may have been typed since.
    const text = field.value.startsWith(value) ? field.value : value
    field.value = ''
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

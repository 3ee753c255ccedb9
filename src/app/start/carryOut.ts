import type { EarlyAct } from './earlyActs'

/** Does again, one after the other, what was done to a part of the page before it was alive. */
export function carryOut(acts: readonly EarlyAct[], region: HTMLElement) {
  for (const act of acts) carryOutOne(act, region)
}

function carryOutOne(act: EarlyAct, region: HTMLElement) {
  const { kind, element } = act
  const target = element.isConnected ? element : counterpartOf(element, region)
  if (kind === 'press' && target instanceof HTMLElement) target.click()
  if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  if (kind === 'input' && target) repeatInput(act, target)
}

/** The element of a page that was drawn anew: a control by its name, a button by its words. */
function counterpartOf(element: Element, region: HTMLElement): Element | null {
  const name = element.getAttribute('name')
  const value = element instanceof HTMLInputElement && element.type === 'radio' && element.value
  if (name) {
    const choice = value ? `[value="${CSS.escape(value)}"]` : ''
    return region.querySelector(`[name="${CSS.escape(name)}"]${choice}`)
  }
  const alike = [...region.querySelectorAll(element.tagName)]
  return alike.find(({ textContent }) => textContent === element.textContent) ?? null
}

/**
 * Lets React hear of a value that it did not see being typed. React compares with the last value that it
 * knows of, which is therefore put back first.
 */
function repeatInput({ value, checked }: EarlyAct, target: Element) {
  if (target instanceof HTMLSelectElement) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)) {
    target.checked = !checked
    // Choosing one radio button takes the choice from the others, which need no press of their own.
    if (checked || target.type === 'checkbox') target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const prototype = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const write = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set
    // More may have been typed since.
    const text = target.value.startsWith(value) ? target.value : value
    target.value = ''
    write?.call(target, text)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

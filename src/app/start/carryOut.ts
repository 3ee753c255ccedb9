import type { EarlyAct } from './earlyActs'

/** Does again, one after the other, what was done to a part of the page before it was alive. */
export function carryOut(acts: readonly EarlyAct[], region: HTMLElement) {
  for (const act of acts) carryOutOne(act, region)
}

function carryOutOne({ kind, element }: EarlyAct, region: HTMLElement) {
  const target = element.isConnected ? element : counterpartOf(element, region)
  if (kind === 'press' && target instanceof HTMLElement) target.click()
  if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  if (kind === 'input' && target) repeatInput(element, target)
}

/** The element of a page that was drawn anew: a control by its name, a button by its words. */
function counterpartOf(element: Element, region: HTMLElement): Element | null {
  const name = element.getAttribute('name')
  if (name) return region.querySelector(`[name="${CSS.escape(name)}"]`)
  const alike = [...region.querySelectorAll(element.tagName)]
  return alike.find(({ textContent }) => textContent === element.textContent) ?? null
}

/**
 * Lets React hear of a value that it did not see being typed. React compares with the last value that it
 * knows of, which is therefore put back first.
 */
function repeatInput(typed: Element, target: Element) {
  if (target instanceof HTMLSelectElement && typed instanceof HTMLSelectElement) {
    target.value = typed.value
    target.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (!(typed instanceof HTMLInputElement) && !(typed instanceof HTMLTextAreaElement)) return
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return
  if (typed.type === 'radio' || typed.type === 'checkbox') {
    if (!(target instanceof HTMLInputElement) || !(typed instanceof HTMLInputElement)) return
    const { checked } = typed
    target.checked = !checked
    if (target.checked !== checked) target.click()
    return
  }
  const { value } = typed
  const prototype = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  const write = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set
  target.value = ''
  write?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

import { emptyRecord, type Field, type UnfilledRecordOf } from './fields'
import { glassOf, onePriceOf, priceOf, type Prices } from './prices'
import {
  quoteDraftFields,
  quoteFieldNames,
  type QuoteField,
  type QuoteFieldSection,
  type QuoteStep,
} from './quoteFields'
import { isPositionOf } from './services'
import { cleanText } from './text'

type QuoteDraftFields = typeof quoteDraftFields

/** The fields of one section of the draft. Text may be anything: nothing that is typed is refused there. */
type Section<Name extends QuoteFieldSection> = UnfilledRecordOf<{
  [
    Asked in QuoteField as QuoteDraftFields[Asked]['section'] extends Name ? Asked : never
  ]: QuoteDraftFields[Asked]
}>

/** What the wizard collects. Empty text means "not given yet"; the price is the one that was seen, 0 while there is none. */
export type QuoteDraft = {
  currentStep: QuoteStep
  vehicleInfo: VehicleInfo
  serviceSelection: Section<'serviceSelection'>
  glassPosition: Section<'glassPosition'>
  glassSelection: Section<'glassSelection'> & { price: number }
  appointmentDetails: Section<'appointmentDetails'> & {
    customerInfo: CustomerInfo
    /** Whether the visitor wants texts; left out while they have not touched the question. */
    textConsent?: TextConsent
  }
}

/** An answer to the question whether texts are wanted, with the words of the question: both are kept as evidence. */
type TextConsent = { given: boolean; words: string }

export type VehicleInfo = Section<'vehicleInfo'>

export type CustomerInfo = Section<'customerInfo'>

/** The sections of a draft that take partial merges. */
export type QuoteSection = Exclude<keyof QuoteDraft, 'currentStep'>

/** All answers of a draft by name. */
type QuoteValues = UnfilledRecordOf<QuoteDraftFields>

const emptyValues: QuoteValues = emptyRecord(quoteDraftFields)

export const emptyQuoteDraft: QuoteDraft = draftOf(emptyValues, 1)

/** What can be merged into a section: any of its fields, and any of the customer's. */
export type QuotePatch<Name extends QuoteSection> = Name extends 'appointmentDetails'
  ? Partial<Section<'appointmentDetails'>> & {
      customerInfo?: Partial<CustomerInfo>
      textConsent?: TextConsent
    }
  : Partial<QuoteDraft[Name]>

/**
 * The draft with part of a section changed; everything else stays as it is. A change of service drops a
 * position that the new service is not done at.
 */
export function mergeQuoteSection<Name extends QuoteSection>(
  draft: QuoteDraft,
  section: Name,
  patch: QuotePatch<Name>,
): QuoteDraft {
  const merged: QuoteDraft = { ...draft, [section]: { ...draft[section], ...patch } }
  if (section === 'appointmentDetails') {
    const { customerInfo } = patch as QuotePatch<'appointmentDetails'>
    merged.appointmentDetails.customerInfo = {
      ...draft.appointmentDetails.customerInfo,
      ...customerInfo,
    }
  }
  return withFittingPosition(merged)
}

/**
 * A stored draft with what was answered before it could be read laid over it: a page that was rendered
 * beforehand can be typed into before its script runs, and those answers win.
 */
export function overlayDraft(stored: QuoteDraft, typed: QuoteDraft): QuoteDraft {
  const values = valuesOf(typed)
  const given = quoteFieldNames.filter((name) => values[name] !== emptyValues[name])
  const draft = draftOf(
    {
      ...valuesOf(stored),
      ...(Object.fromEntries(given.map((name) => [name, values[name]])) as Partial<QuoteValues>),
    },
    Math.max(stored.currentStep, typed.currentStep) as QuoteStep,
    (typed.glassSelection.glassType ? typed : stored).glassSelection.price,
  )
  const consent = typed.appointmentDetails.textConsent ?? stored.appointmentDetails.textConsent
  return withFittingPosition(withConsent(draft, consent))
}

/** True when nothing has been answered yet; which step is open does not count. */
export function isEmptyDraft(draft: QuoteDraft): boolean {
  const values = valuesOf(draft)
  return quoteFieldNames.every((name) => values[name] === emptyValues[name])
}

/**
 * Reads a draft that came from outside, such as the browser's storage. Whatever is missing, mistyped or
 * no longer offered is left empty; the price that was seen is kept, to be compared with today's. Returns null when
 * the value is no draft at all.
 */
export function readQuoteDraft(value: unknown): QuoteDraft | null {
  if (!isRecord(value)) return null
  const values = Object.fromEntries(
    quoteFieldNames.map((name) => {
      const given = answerIn(value, name)
      return [name, isValueOf(quoteDraftFields[name], given) ? given : emptyValues[name]]
    }),
  ) as QuoteValues
  const { serviceType, position } = values
  if (!serviceType || !isPositionOf(serviceType, position)) values.position = ''
  const step = isQuoteStep(value.currentStep) ? value.currentStep : 1
  return withConsent(draftOf(values, step, priceIn(value)), consentIn(value))
}

function withConsent(draft: QuoteDraft, textConsent: TextConsent | undefined): QuoteDraft {
  if (!textConsent) return draft
  return { ...draft, appointmentDetails: { ...draft.appointmentDetails, textConsent } }
}

/** The price in something that should be a draft; 0 when it is none. */
function priceIn({ glassSelection: glass }: Record<string, unknown>): number {
  const price = isRecord(glass) ? glass.price : undefined
  return typeof price === 'number' && price > 0 && Number.isFinite(price) ? price : 0
}

/**
 * The draft at today's prices: glass that its service does not come with is dropped, and where there is nothing to
 * choose the one price is chosen. The same draft where nothing changes.
 */
export function withTodaysPrice(draft: QuoteDraft, prices: Prices): QuoteDraft {
  const { serviceType } = draft.serviceSelection
  const { glassType, price } = draft.glassSelection
  if (!serviceType) {
    return glassType === 'none' ? { ...draft, glassSelection: { glassType: '', price: 0 } } : draft
  }
  const isOffered = glassType !== '' && glassOf(prices, serviceType).includes(glassType)
  const one = onePriceOf(prices, serviceType)
  const glass = one !== null ? 'none' : isOffered ? glassType : ''
  const today = glass === '' ? 0 : (priceOf(prices, serviceType, glass) ?? 0)
  if (glass === glassType && today === price) return draft
  return { ...draft, glassSelection: { glassType: glass, price: today } }
}

/** The consent in something that should be a draft. */
function consentIn({ appointmentDetails: details }: Record<string, unknown>) {
  const consent = isRecord(details) ? details.textConsent : undefined
  if (!isRecord(consent)) return undefined
  const { given, words } = consent
  return typeof given === 'boolean' && typeof words === 'string' ? { given, words } : undefined
}

/**
 * The answers of a draft by name, as `submit_quote` reads them: cleaned text, empty where nothing is
 * given, null where something else than text is.
 * @param draft what was sent; nothing about its shape is certain
 */
export function quoteAnswers(draft: unknown): Record<QuoteField, string | null> {
  const answers = quoteFieldNames.map((name) => {
    const value = answerIn(draft, name) ?? ''
    const text = typeof value === 'string' ? cleanText(value) : null
    return [name, text === '' ? emptyValues[name] : text]
  })
  return Object.fromEntries(answers) as Record<QuoteField, string | null>
}

/** True for the number of one of the five steps. */
function isQuoteStep(value: unknown): value is QuoteStep {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5
}

function draftOf(values: QuoteValues, currentStep: QuoteStep, price = 0): QuoteDraft {
  const section = <Name extends QuoteFieldSection>(name: Name) =>
    Object.fromEntries(
      quoteFieldNames
        .filter((field) => quoteDraftFields[field].section === name)
        .map((field) => [field, values[field]]),
    ) as Section<Name>
  const { glassType } = values
  return {
    currentStep,
    vehicleInfo: section('vehicleInfo'),
    serviceSelection: section('serviceSelection'),
    glassPosition: section('glassPosition'),
    glassSelection: {
      ...section('glassSelection'),
      price: glassType === '' ? 0 : price,
    },
    appointmentDetails: {
      ...section('appointmentDetails'),
      customerInfo: section('customerInfo'),
    },
  }
}

function valuesOf(draft: QuoteDraft): QuoteValues {
  return Object.fromEntries(
    quoteFieldNames.map((name) => [name, answerIn(draft, name)]),
  ) as QuoteValues
}

/** What stands in a draft, or in something that should be one, in the place of a field. */
function answerIn(draft: unknown, field: QuoteField): unknown {
  const { section } = quoteDraftFields[field]
  const path = section === 'customerInfo' ? ['appointmentDetails', section] : [section]
  let value = draft
  for (const key of [...path, field]) value = isRecord(value) ? value[key] : undefined
  return value
}

function isValueOf({ options }: Field, value: unknown): boolean {
  return typeof value === 'string' && (!options || options.includes(value))
}

function withFittingPosition(draft: QuoteDraft): QuoteDraft {
  const { serviceType } = draft.serviceSelection
  const { position } = draft.glassPosition
  if (!serviceType || !position || isPositionOf(serviceType, position)) return draft
  return { ...draft, glassPosition: { position: '' } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { useAtomValue } from 'jotai'
import { timeFrameHours, type TimeFrame } from '@/domain/appointments'
import { businessParts } from '@/domain/businessTime'
import {
  ianaZones,
  usualFormatSettings,
  type DateFormat,
  type FormatSettings,
} from '@/domain/formatSettings'
import { useSiteSettings } from '../site/siteSettings'
import { languageAtom, type Language } from '../words/language'

/**
 * How numbers, money, days and times are written in one language and by the owner's settings. Times are in the
 * business's zone.
 */
export type Formats = {
  /** 12345 → "12,345". */
  number(value: number): string
  /** A number within a sentence, set apart from 10,000 on: "1000", "10,000". */
  count(value: number): string
  /** With one decimal, for ratings: 4.75 → "4.8". */
  decimal(value: number): string
  /** Money in the business's currency, with two decimals: 299 → "$299.00". */
  money(amount: number): string
  /** The same without cents, for tiles: 24500 → "$24,500". */
  wholeMoney(amount: number): string
  /** A price as cards show it: 299 → "$299", 79.5 → "$79.50". */
  price(amount: number): string
  /** A calendar day (YYYY-MM-DD) as lists show it, in the business's date format: "06/15/2026". */
  day(day: string): string
  /** A calendar day (YYYY-MM-DD) in words: "Monday, November 30, 2026". */
  longDay(day: string): string
  /** A calendar day (YYYY-MM-DD) in short words: "Mon, Nov 30"; of another year than this one, "Fri, Jan 1, 2027". */
  shortDay(day: string): string
  /** A calendar day (YYYY-MM-DD) without its weekday: "June 23, 2024". */
  plainDay(day: string): string
  /** A calendar day (YYYY-MM-DD) without its year: "Jun 15". */
  monthDay(day: string): string
  /** An instant (ISO 8601) as staff read it: "Jun 15, 2026, 10:00 AM". */
  instant(instant: string): string
  /** The time of an instant: "10:00 AM". */
  time(instant: Date): string
  /**
   * The time of an instant, with its day when that is not `today` (YYYY-MM-DD), and with its year when that is
   * another: "Sun, Jun 14, 4:10 PM".
   */
  moment(instant: Date, today: string): string
  /** Day and time of an instant for paper: "June 15, 2026 at 10:00 AM". */
  full(instant: Date): string
  /** An hour of the day in hours after midnight: 14 → "2 PM", 17.5 → "5:30 PM". */
  hour(hour: number): string
  /** Start and end of a time frame, short: "10 AM" and "12 PM". */
  frameEnds(frame: TimeFrame): { start: string; end: string }
}

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

const made = new Map<string, Formats>()

/** The formats of a language, by the settings of a new system unless others are given. */
export function formatsIn(
  language: Language,
  settings: FormatSettings = usualFormatSettings,
): Formats {
  const { currency, dateFormat, timeZone } = settings
  const key = [language, currency, dateFormat, timeZone].join()
  const known = made.get(key)
  if (known) return known
  const formats = makeFormats(locales[language], settings)
  made.set(key, formats)
  return formats
}

/** The formats in the language of the page, by the owner's settings. */
export function useFormats(): Formats {
  return formatsIn(useAtomValue(languageAtom), useSiteSettings().formats)
}

function makeFormats(locale: string, settings: FormatSettings): Formats {
  const { currency, dateFormat, timeZone } = settings
  const zone = { timeZone: ianaZones[timeZone] }
  const today = () => businessParts(new Date(), timeZone).date
  // Making a format takes longer than formatting a list's values, so each is made once, when first needed.
  const formatOf = once(
    (key: DateKey) => new Intl.DateTimeFormat(locale, { ...zone, ...dateOptions[key] }),
  )
  const numberOf = once(
    (key: keyof typeof numberOptions) =>
      new Intl.NumberFormat(locale, { currency, ...numberOptions[key] }),
  )
  const inWords = (key: DateKey, day: string) => formatOf(key).format(new Date(`${day}T00:00:00Z`))
  const hour = (value: number) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, Math.round(value * 60)))
    return formatOf(at.getUTCMinutes() === 0 ? 'hour' : 'hourAndMinute').format(at)
  }
  return {
    number: (value) => numberOf('plain').format(value),
    count: (value) => numberOf('count').format(value),
    decimal: (value) => numberOf('decimal').format(value),
    money: (amount) => numberOf('money').format(amount),
    wholeMoney: (amount) => numberOf('wholeMoney').format(amount),
    price: (amount) => numberOf(Number.isInteger(amount) ? 'wholeMoney' : 'money').format(amount),
    day: (day) => dayIn(day, dateFormat),
    longDay: (day) => inWords('longDay', day),
    shortDay: (day) => inWords(isOfYear(day, today()) ? 'shortDay' : 'shortDayOfYear', day),
    plainDay: (day) => inWords('plainDay', day),
    monthDay: (day) => inWords('monthDay', day),
    instant(instant) {
      const at = new Date(instant)
      return Number.isNaN(at.getTime()) ? instant : formatOf('instant').format(at)
    },
    time: (instant) => formatOf('time').format(instant),
    moment(instant, current) {
      const { date } = businessParts(instant, timeZone)
      if (date === current) return formatOf('time').format(instant)
      return formatOf(isOfYear(date, current) ? 'dayAndTime' : 'dayOfYearAndTime').format(instant)
    },
    full: (instant) => formatOf('full').format(instant),
    hour,
    frameEnds(frame) {
      const { start, end } = timeFrameHours[frame]
      return { start: hour(start), end: hour(end) }
    },
  }
}

/** A calendar day (YYYY-MM-DD) in a format of the settings; any other text stays as it is. */
function dayIn(day: string, format: DateFormat): string {
  const [year, month, date] = day.split('-')
  if (!year || !month || !date) return day
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

/** @param day and `today` as YYYY-MM-DD */
const isOfYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4)

function once<Key extends string, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const all = new Map<Key, Format>()
  return (key) => {
    const known = all.get(key) ?? make(key)
    all.set(key, known)
    return known
  }
}

const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

const dateOptions = {
  longDay: { timeZone: 'UTC', weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  shortDay: { timeZone: 'UTC', ...shortDay },
  shortDayOfYear: { timeZone: 'UTC', ...shortDay, year: 'numeric' },
  plainDay: { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' },
  monthDay: { timeZone: 'UTC', month: 'short', day: 'numeric' },
  hour: { timeZone: 'UTC', hour: 'numeric' },
  hourAndMinute: { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' },
  instant: { ...time, month: 'short', day: 'numeric', year: 'numeric' },
  time,
  dayAndTime: { ...time, ...shortDay },
  dayOfYearAndTime: { ...time, ...shortDay, year: 'numeric' },
  full: { dateStyle: 'long', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type DateKey = keyof typeof dateOptions

const numberOptions = {
  plain: {},
  count: { useGrouping: 'min2' },
  decimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  money: { style: 'currency' },
  wholeMoney: { style: 'currency', maximumFractionDigits: 0 },
} satisfies Record<string, Intl.NumberFormatOptions>

/** Units of time as types, so that seconds and milliseconds cannot be mixed up. */

declare const unit: unique symbol

/** A number of seconds, or a moment in seconds since 1970 (the auth service's unit). */
export type Seconds = number & { readonly [unit]: 'seconds' }

/** A number of milliseconds, or a moment in milliseconds since 1970 (the browser's unit). */
export type Milliseconds = number & { readonly [unit]: 'milliseconds' }

/** Says that a number is in seconds. */
export function seconds(value: number): Seconds {
  return value as Seconds
}

/** Says that a number is in milliseconds. */
export function milliseconds(value: number): Milliseconds {
  return value as Milliseconds
}

/** Seconds as milliseconds. */
export function toMilliseconds(value: Seconds): Milliseconds {
  return milliseconds(value * 1000)
}

/** Milliseconds as whole seconds, rounded down. */
export function toSeconds(value: Milliseconds): Seconds {
  return seconds(Math.floor(value / 1000))
}

/** This moment on the device's clock. */
export function timeNow(): Milliseconds {
  return milliseconds(Date.now())
}

import type { OwnDecision } from './ownDecisions'
import type { Decision, Review } from './review'

/** An address that holds more than this is cut off by some trackers. Characters. */
const longestAddress = 7_000

/** The decisions that still wait to be handed over, as the project keeps them. */
export function waitingDecisions(decisions: Iterable<OwnDecision>): Decision[] {
  return [...decisions].flatMap(({ handedOver, ...decision }) =>
    handedOver === null ? [decision] : [],
  )
}

/** The file that `npm run approve` takes over. */
export function fileOf(decisions: readonly Decision[]): string {
  return `${JSON.stringify({ decisions }, null, 2)}\n`
}

/** The same for an issue: a list to be read, and below it what `npm run approve` takes over. */
export function textOf(
  { version }: Pick<Review, 'version'>,
  decisions: readonly Decision[],
): string {
  const lines = decisions.map(
    ({ story, decision, by, note }) =>
      `- ${story}: ${decision === 'approved' ? 'approved' : 'changes asked'} by ${by}${note ? `: ${note}` : ''}`,
  )
  return [
    `Review of ${version}`,
    '',
    ...lines,
    '',
    'To take it over: save this text, then `npm run approve -- <file>`.',
    '',
    '```json',
    fileOf(decisions).trimEnd(),
    '```',
    '',
  ].join('\n')
}

/**
 * The address that opens an issue with the decisions in it.
 * @param tracker the page on which an issue is written
 * @returns null where the text is too long for an address
 */
export function issueOf(
  tracker: string,
  review: Pick<Review, 'version'>,
  decisions: readonly Decision[],
): string | null {
  const address = new URL(tracker)
  address.searchParams.set('title', `Review of ${review.version}`)
  address.searchParams.set('body', textOf(review, decisions))
  return address.href.length > longestAddress ? null : address.href
}

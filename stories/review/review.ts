/** What somebody decided about a story as it looked in a version. */
export type Decision = {
  /** The story's id. */
  story: string
  /** Of its pictures: another look is another decision. */
  hash: string
  version: string
  decision: 'approved' | 'changes'
  /** The reviewer's given name. */
  by: string
  /** An ISO instant. */
  when: string
  /** What is to be changed. */
  note?: string
}

type Said = { by: string; when: string; version: string }

/** Where a story stands, computed when it is published from its pictures and what has been decided. */
export type Status = {
  state: 'draft' | 'in review' | 'approved'
  /** By whom, as it looks now. */
  approvals: readonly Said[]
  /** Who asked for what to be changed in what it looks like now. */
  asked: readonly (Said & { note: string })[]
  /** The last approval of what it looked like before, where nobody has approved what it looks like now. */
  approvedBefore: Said | null
}

/** One picture of a story. Files are named from the published folder. */
export type ReviewedPicture = {
  /** Mode and window, "light phone". */
  look: string
  /** Pixels. */
  width: number
  height: number
  hash: string
  /** As it is now; null for a story that is gone. */
  after: string | null
  /** As it was, where it looks different now or is gone. */
  before: string | null
  difference: string | null
}

/** What became of a story since the version before; null where nothing was compared. */
export type Change = 'new' | 'changed' | 'same' | 'gone' | null

/** One story as it was published. */
export type ReviewedStory = {
  id: string
  title: string
  name: string
  /** Of all its pictures. */
  hash: string
  change: Change
  pictures: readonly ReviewedPicture[]
  status: Status
}

/** A version beside others. */
export type Version = {
  version: string
  /** An ISO instant. */
  published: string
  commit: string | null
}

/** Everything that a published version says about its own pictures. */
export type Review = Version & {
  comparedWith: Version | null
  stories: readonly ReviewedStory[]
}

const reviews = new Map<string, Promise<unknown>>()

function readJson<Data>(file: string): Promise<Data | null> {
  const known = reviews.get(file) as Promise<Data | null> | undefined
  if (known) return known
  const asked = fetch(file)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Data>) : null))
    // A host may answer with a page of its own where no file is.
    .catch(() => null)
  reviews.set(file, asked)
  return asked
}

/** What is published with the version that is open; null for a Storybook without pictures. */
export function readReview(): Promise<Review | null> {
  return readJson<Review>('./review/review.json')
}

/** The versions that are published beside the one that is open, newest first; none where it stands alone. */
export async function readVersions(): Promise<readonly Version[]> {
  const found = await readJson<{ versions: Version[] }>('../versions.json')
  return found?.versions ?? []
}

import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { Decision } from './review'

/** A decision as the reviewer's browser keeps it until it is handed over, and after. */
export type OwnDecision = Decision & {
  /** When it was handed over, an ISO instant; null for one that still waits for that. */
  handedOver: string | null
}

export type OwnReview = {
  /** The reviewer's given name; empty until they said it. */
  name: string
  /** By the story's id. */
  decisions: ReadonlyMap<string, OwnDecision>
}

const nameKey = 'given name'
/** Each published version keeps its own. */
const place = () => `review ${new URL('./', location.href).pathname}`

let opened: UseStore | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

function store(): UseStore {
  opened ??= createStore(place(), 'decisions')
  return opened
}

/** Storybook's window and the page in it are two documents: each hears what the other keeps. */
function others(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(place())
    channel.addEventListener('message', tellHere)
  }
  return channel
}

function tellHere() {
  for (const listener of listeners) listener()
}

function tellOthers() {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  others().postMessage(null)
}

function tell() {
  tellHere()
  tellOthers()
}

/** Calls back whenever something is kept, in any window. Returns what ends it. */
export function onOwnReview(listener: () => void): () => void {
  others()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What this browser keeps of a review of the version that is open. */
export async function readOwnReview(): Promise<OwnReview> {
  const all = await entries<string, OwnDecision | string>(store())
  const decisions = new Map<string, OwnDecision>()
  let name = ''
  for (const [key, value] of all) {
    if (typeof value === 'string') name = key === nameKey ? value : name
    else decisions.set(key, value)
  }
  return { name, decisions }
}

export async function keepName(name: string): Promise<void> {
  await set(nameKey, name, store())
  // Who types it in this window sees it already, and may have typed on.
  tellOthers()
}

/** Keeps decisions in place of earlier ones about the same stories. */
export async function keepDecisions(decisions: readonly OwnDecision[]): Promise<void> {
  await Promise.all(decisions.map((decision) => set(decision.story, decision, store())))
  tell()
}

export async function withdrawDecision(story: string): Promise<void> {
  await del(story, store())
  tell()
}

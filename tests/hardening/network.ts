/** What can happen to one request on its way. */
const faults = [
  'none',
  'dropped',
  'answer dropped',
  'delayed',
  'duplicated',
  'truncated',
  'reordered',
] as const
export type Fault = (typeof faults)[number]

export type FaultyNetwork = {
  fetch: typeof fetch
  /** How often each fault happened. */
  happened: Map<Fault, number>
  /** From here on everything arrives; resolves when nothing is on its way any more. */
  heal(): Promise<void>
}

/** Numbers from 0 to 1 that are always the same for a seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lets other requests go first: as many turns of the event loop as it says. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((come) => setImmediate(come))
}

/**
 * A network between the client and a server. Every fault is decided by the seed alone, so that a failure
 * can be had again. About half of the requests meet with one.
 * @param server answers a request that arrives
 */
export function faultyNetwork(
  seed: number,
  server: (request: Request) => Promise<Response>,
): FaultyNetwork {
  const next = numbersOf(seed)
  const happened = new Map<Fault, number>()
  const late: Promise<unknown>[] = []
  let isHealthy = false

  function draw(): Fault {
    if (isHealthy || next() < 0.45) return 'none'
    return faults[1 + Math.floor(next() * (faults.length - 1))] ?? 'none'
  }

  return {
    happened,
    async heal() {
      isHealthy = true
      await Promise.allSettled(late)
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      const fault = draw()
      happened.set(fault, (happened.get(fault) ?? 0) + 1)
      if (fault === 'dropped') throw new TypeError('Failed to fetch')
      if (fault === 'delayed') await turns(1 + Math.floor(next() * 10))
      // What comes after overtakes it; the client has long given up on it.
      if (fault === 'reordered') {
        late.push(turns(20).then(() => server(request)))
        throw new TypeError('Failed to fetch')
      }
      if (fault === 'duplicated') late.push(server(request.clone()))
      const response = await server(request)
      if (fault === 'answer dropped') throw new TypeError('Failed to fetch')
      if (fault !== 'truncated') return response
      const text = await response.text()
      const { status, headers } = response
      const isBodiless = status === 204 || text === ''
      return new Response(isBodiless ? null : text.slice(0, Math.floor(next() * text.length)), {
        status,
        headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/json' },
      })
    },
  }
}

import type { SetupWorker } from 'msw/browser'
import type { Role } from '@/domain/roles'

type Context = { parameters: Record<string, unknown>; msw?: SetupWorker }

/** What the pretend server is to do for a story. */
export type ServerWish = {
  /** A scenario's name; none for a server that does as it should. */
  scenario?: string
  /** Who is signed in when the story begins; `null` for nobody, none for whoever the story says. */
  role?: Role | null
}

const backendPath = /\/(auth|rest|functions|storage)\/v1\//
const ownFetch = globalThis.fetch

let code: ReturnType<typeof loadCode> | null = null
let started: Awaited<ReturnType<typeof loadCode>> | null = null

async function loadCode() {
  const [msw, scenario] = await Promise.all([
    import('./serverCode'),
    import('@mocks/storybook/serverScenario'),
  ])
  return { ...msw, ...scenario }
}

/** Loads and starts the pretend server for a story, so that `settleServer` can set it up. */
export async function startServer(context: Context): Promise<void> {
  started = await (code ??= loadCode())
  await started.mswForStory(context as never)
}

/** True once the server runs, from which on every story has it. */
export function isServerRunning(): boolean {
  return started !== null
}

/**
 * Sets the server up as a story wants it. Where it does not run yet, the story's first request starts
 * it: most stories never ask, and need not load the server's 200 kB. Returns what ends it.
 */
export function settleServer(context: Context, wish: ServerWish): () => void {
  if (started && context.msw) return setUp(context.msw, wish)
  let ready: Promise<() => void> | null = null
  globalThis.fetch = async (...request) => {
    const [asked] = request
    const url = asked instanceof Request ? asked.url : String(asked)
    if (backendPath.test(url)) {
      ready ??= startServer(context).then(() => setUp(context.msw!, wish))
      await ready
    }
    return ownFetch(...request)
  }
  return () => {
    globalThis.fetch = ownFetch
    void ready?.then((end) => end())
  }
}

function setUp(worker: SetupWorker, { scenario, role }: ServerWish): () => void {
  started!.applyServerScenario(scenario, worker)
  if (role !== undefined) started!.signInBeforehand(role)
  return () => started!.endServerScenario()
}

import { browserDatabase, startWorker } from '../browser'
import { clearSeed, plantSeed } from '../scenarios/seed'
import {
  continueDatabase,
  forgetDatabase,
  keepDatabase,
  onOtherTab,
  readActivation,
} from './activation'
import { showPanel, showUnknownScenario } from './panel'

/**
 * The entry of the mocked app: the worker first, then the scenario, then the app itself. Changes are kept
 * across page loads and tabs; choosing a scenario starts from a fresh database.
 */
async function startMockedApp(): Promise<void> {
  const activation = readActivation()
  if ('unknownName' in activation) {
    showUnknownScenario(activation.unknownName)
    return
  }
  const { scenario, isNew } = activation
  const worker = await startWorker({
    url: '/mockServiceWorker.js',
    onUnhandledRequest(request, print) {
      if (/\/(auth|rest)\/v1\//.test(request.url)) print.warning()
    },
  })
  if (isNew) {
    forgetDatabase()
    clearSeed()
    if (scenario?.seed && scenario.seed.stored !== 'blocked') plantSeed(scenario.seed)
  }
  continueDatabase(browserDatabase)
  onOtherTab(() => continueDatabase(browserDatabase))
  worker.events.on('response:mocked', () => keepDatabase(browserDatabase))
  worker.use(...(scenario?.handlers() ?? []))
  addEventListener('mocked-app:start-over', () => {
    forgetDatabase()
    clearSeed()
    location.reload()
  })
  if (scenario?.seed?.stored === 'blocked') plantSeed(scenario.seed)
  await import('@/main')
  showPanel(browserDatabase, scenario)
}

void startMockedApp()

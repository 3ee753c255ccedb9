import { http, HttpResponse } from 'msw'
import { failing, failingTimes } from './failures'
import type { ScenarioFacts } from './scenario'
import { signedIn } from './simpleFailure'

/** What can go wrong with the connection itself. */
export const connectivityScenarios: ScenarioFacts[] = [
  {
    name: 'connection-lost',
    title: 'Offline altogether',
    area: 'connectivity',
    source:
      'fault: offline, three heartbeats fail, the app "signs out" but a reload is signed in again',
    server: 'Nothing reaches the server: the favicon, the heartbeat and every other call fail.',
    person:
      'A message that there is no connection. The heartbeat stops and the person stays signed in; when the connection is back they still are.',
    handlers: () => [
      failing('connectivity', 'offline'),
      http.all('*/auth/v1/*', () => HttpResponse.error()),
      http.all('*/rest/v1/*', () => HttpResponse.error()),
      http.all('*/rest/v1/rpc/*', () => HttpResponse.error()),
    ],
    probes: [
      { call: 'connectivity', answer: 'offline' },
      { call: 'heartbeat', answer: 'offline' },
      { call: 'refresh', answer: 'offline' },
      { call: 'read-profile', answer: 'offline' },
    ],
    seed: signedIn,
  },
  {
    name: 'connection-back',
    title: 'Offline for half a minute',
    area: 'connectivity',
    source: 'connectivity: lost, then restored',
    server: 'The favicon fails three times, then answers 204; all else answers as usual.',
    person:
      'A message that there is no connection, which goes away by itself. The session is refreshed once and the heartbeat starts again.',
    handlers: () => [failingTimes('connectivity', 3, 'offline')],
    probes: [
      { call: 'connectivity', answer: 'offline' },
      { call: 'connectivity', answer: 'offline' },
      { call: 'connectivity', answer: 'offline' },
      { call: 'connectivity', answer: 204 },
    ],
    seed: signedIn,
  },
  {
    name: 'connection-check-blocked',
    title: 'Favicon never answers',
    area: 'connectivity',
    source: 'client: no answer',
    server: 'The favicon never gets an answer; all else answers as usual.',
    person:
      'After a while a message that there is no connection. Still signed in, and checks do not pile up.',
    handlers: () => [failing('connectivity', 'silent')],
    probes: [{ call: 'connectivity', answer: 'silent' }],
    seed: signedIn,
  },
]

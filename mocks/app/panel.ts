import { invitationHref } from '@/domain/invitations'
import { invitationStatus } from '../database/business/staff/people'
import type { MockDatabase } from '../database/mockDatabase'
import { demoPassword, demoPeople } from '../fixtures/people'
import { scenarios } from '../scenarios/catalogue'
import { scenarioAreas, type Scenario } from '../scenarios/scenario'
import { addressOf } from './activation'
import { panelStyle } from './panelStyle'

/**
 * The badge in the corner of the mocked app: which scenario is on, what the server answers, what the
 * person must see, a list to choose another, the accounts to sign in with and the letters sent.
 */
export function showPanel(database: MockDatabase, active: Scenario | null): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const details = element('details')
  details.append(element('summary', `Server: ${active?.title ?? 'Normal'}`), choice(active))
  if (active) {
    details.append(
      term('The server', active.server),
      term('The person must see', active.person),
      term('Name', active.name),
    )
  }
  const letters = element('div')
  details.append(accounts(), letters, startOver())
  details.addEventListener('toggle', () => letters.replaceChildren(...letterList(database)))
  root.append(element('style', panelStyle), details)
  document.body.append(host)
}

/** In place of the app: no scenario has this name, and these are the ones there are. */
export function showUnknownScenario(name: string): void {
  const main = element('main')
  main.append(
    element('style', panelStyle),
    element('h1', `There is no scenario "${name}"`),
    element('p', 'These are the scenarios there are:'),
    list([link(addressOf('normal'), 'normal: the server does as it should')]),
  )
  for (const area of scenarioAreas) {
    const found = scenarios.filter((scenario) => scenario.area === area)
    main.append(
      element('h2', area),
      list(found.map(({ name, title }) => link(addressOf(name), `${name}: ${title}`))),
    )
  }
  document.title = 'No such scenario'
  document.body.replaceChildren(main)
}

function choice(active: Scenario | null): HTMLElement {
  const select = element('select')
  select.append(option('normal', 'Normal', !active))
  for (const area of scenarioAreas) {
    const group = element('optgroup')
    group.label = area
    for (const scenario of scenarios.filter((known) => known.area === area)) {
      group.append(option(scenario.name, scenario.title, scenario === active))
    }
    select.append(group)
  }
  select.addEventListener('change', () => location.assign(addressOf(select.value)))
  const label = element('label', 'Scenario ')
  label.append(select)
  return label
}

function accounts(): HTMLElement {
  const people = Object.values(demoPeople)
  const block = term('Accounts', `The password of all is ${demoPassword}`)
  block.append(list(people.map(({ email, role }) => element('span', `${email} (${role})`))))
  return block
}

function letterList(database: MockDatabase): HTMLElement[] {
  const links = [...authLetters(database), ...invitationLetters(database)]
  if (links.length === 0) return []
  const block = term('Letters', 'Links that would have been mailed')
  block.append(list(links))
  return [block]
}

function authLetters({ mails }: MockDatabase): HTMLElement[] {
  return mails
    .filter(({ tokenHash }) => tokenHash !== '')
    .map((mail) => {
      const address = new URL(mail.redirectTo ?? '/auth', location.origin)
      address.searchParams.set('token_hash', mail.tokenHash)
      address.searchParams.set('type', mail.kind)
      const kind = mail.kind === 'recovery' ? 'New password' : 'Confirm address'
      return link(address.href, `${kind}: ${mail.to}`)
    })
}

function invitationLetters(database: MockDatabase): HTMLElement[] {
  const { invitations, invitation_mails: letters } = database.business
  return [...invitations.values()]
    .filter((row) => invitationStatus({ database }, row) === 'open')
    .flatMap(({ id, email }) => {
      const token = letters.get(id)?.token
      return token ? [link(invitationHref(token), `Invitation: ${email}`)] : []
    })
}

function startOver(): HTMLElement {
  const button = element('button', 'Start over')
  button.type = 'button'
  button.title = 'A fresh database, signed out, under the same scenario'
  button.addEventListener('click', () => dispatchEvent(new Event('mocked-app:start-over')))
  return button
}

function term(name: string, text: string): HTMLElement {
  const block = element('div')
  block.append(element('strong', name), element('p', text))
  return block
}

function list(items: HTMLElement[]): HTMLElement {
  const ul = element('ul')
  for (const item of items) {
    const li = element('li')
    li.append(item)
    ul.append(li)
  }
  return ul
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = element('a', text)
  anchor.href = href
  return anchor
}

function option(value: string, text: string, selected: boolean): HTMLOptionElement {
  const item = element('option', text)
  item.value = value
  item.selected = selected
  return item
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '') {
  const created = document.createElement(tag)
  created.textContent = text
  return created
}

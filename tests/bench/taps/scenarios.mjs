const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** As high as the page up to what is tapped, since scrolling to it would be a touch of its own. */
const highPhone = { ...phone, viewport: { width: 390, height: 2000 } }
const desktop = { viewport: { width: 1280, height: 900 }, hasTouch: true }

/**
 * What is tapped, and what a person then sees. `target` and `isDone` run in the page; `isDone` is asked with
 * every frame.
 */
export const scenarios = [
  {
    name: 'menu (phone)',
    path: '/',
    window: phone,
    target: () => document.querySelector('header details > summary'),
    isDone: () => document.querySelector('header details[open]') !== null,
  },
  {
    name: 'service card (phone)',
    path: '/quote',
    window: highPhone,
    target: () =>
      [...document.querySelectorAll('main button')].find(({ textContent }) =>
        textContent?.startsWith('Door Glass'),
      ),
    isDone: () =>
      location.pathname === '/quote/position' &&
      document.querySelector('h1')?.textContent?.includes('Position') === true,
  },
  {
    name: 'Continue (phone)',
    path: '/quote',
    window: highPhone,
    target: () => document.querySelector('main button[type=submit]'),
    isDone: () => document.querySelector('main form') === null,
  },
  {
    name: 'Continue (desktop)',
    path: '/',
    window: desktop,
    target: () => document.querySelector('main button[type=submit]'),
    isDone: () =>
      location.pathname === '/quote' &&
      document.querySelector('h1')?.textContent?.includes('Service') === true,
  },
  {
    name: 'role on /login (phone)',
    path: '/login',
    window: phone,
    target: () =>
      [...document.querySelectorAll('main button')].find(({ textContent }) =>
        textContent?.includes('Technician'),
      ),
    isDone: () => document.querySelector('input[type=password]') !== null,
  },
]

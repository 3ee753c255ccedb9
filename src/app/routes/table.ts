import { matchPath } from 'react-router-dom'
import { preloadable, type Preloadable } from '../navigation/preloadable'

/** One address of the site and what is drawn there. */
export type AppRoute = {
  path: string
  page: Preloadable
  /** `site` stands between the public header and footer; `bare` brings its own frame. */
  frame: 'site' | 'bare'
  /** True where the page asks who is signed in, so that the session is started before it. */
  session: boolean
}

const site = (path: string, page: Preloadable): AppRoute => ({
  path,
  page,
  frame: 'site',
  session: false,
})

const login = preloadable(() => import('./auth/login'))

/** Every address of the app, in the order of the menus; `*` is anything else. */
export const appRoutes: readonly AppRoute[] = [
  site(
    '/',
    preloadable(() => import('./home')),
  ),
  site(
    '/quote',
    preloadable(() => import('./quote/service')),
  ),
  site(
    '/quote/position',
    preloadable(() => import('./quote/position')),
  ),
  site(
    '/quote/details',
    preloadable(() => import('./quote/details')),
  ),
  site(
    '/quote/appointment',
    preloadable(() => import('./quote/appointment')),
  ),
  site(
    '/appointment',
    preloadable(() => import('./appointment')),
  ),
  site(
    '/windshield-replacement',
    preloadable(() => import('./marketing/windshield')),
  ),
  site(
    '/windshield-repair',
    preloadable(() => import('./marketing/chipRepair')),
  ),
  site(
    '/door-glass',
    preloadable(() => import('./marketing/doorGlass')),
  ),
  site(
    '/vent-glass',
    preloadable(() => import('./marketing/ventGlass')),
  ),
  site(
    '/quarter-glass',
    preloadable(() => import('./marketing/quarterGlass')),
  ),
  site(
    '/back-glass',
    preloadable(() => import('./marketing/backGlass')),
  ),
  site(
    '/locations',
    preloadable(() => import('./marketing/locations')),
  ),
  site(
    '/about',
    preloadable(() => import('./marketing/about')),
  ),
  site(
    '/privacy',
    preloadable(() => import('./marketing/privacy')),
  ),
  site(
    '/terms',
    preloadable(() => import('./marketing/terms')),
  ),
  site(
    '/licenses',
    preloadable(() => import('./marketing/licenses')),
  ),
  { path: '/auth', page: login, frame: 'site', session: true },
  { path: '/login', page: login, frame: 'site', session: true },
  {
    path: '/account',
    page: preloadable(() => import('./account')),
    frame: 'site',
    session: true,
  },
  {
    path: '/invitation',
    page: preloadable(() => import('./invitation')),
    frame: 'site',
    session: true,
  },
  {
    path: '/setup',
    page: preloadable(() => import('./setup')),
    frame: 'site',
    session: true,
  },
  {
    path: '/auth/reset',
    page: preloadable(() => import('./auth/reset')),
    frame: 'site',
    session: true,
  },
  {
    path: '/auth/new-password',
    page: preloadable(() => import('./auth/newPassword')),
    frame: 'site',
    session: true,
  },
  {
    path: '/auth/two-factor',
    page: preloadable(() => import('./auth/twoFactor')),
    frame: 'site',
    session: true,
  },
  {
    path: '/admin/*',
    page: preloadable(() => import('./admin')),
    frame: 'bare',
    session: true,
  },
  {
    path: '/technicians/*',
    page: preloadable(() => import('./technicians')),
    frame: 'bare',
    session: true,
  },
  site(
    '*',
    preloadable(() => import('./notFound')),
  ),
]

/** The route that is drawn at a path; the last one takes every path. */
export function routeOf(pathname: string): AppRoute | undefined {
  return appRoutes.find(({ path }) => matchPath(path, pathname) !== null)
}

/** Whether a path, as it is written, is the one address of a page. */
export function isPageAddress(pathname: string): boolean {
  return appRoutes.some(({ path }) => path === pathname)
}

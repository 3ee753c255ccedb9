import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../.ci/build/headers'

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

it('lets pages show photos of the hosted backend, and pictures of nobody else', () => {
  const policy = contentSecurityPolicy({
    inlineScripts: [],
    connect: ['https://project.supabase.co', 'https://errors.example/report'],
    images: ['https://project.supabase.co/'],
  })
  expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://project.supabase.co'])
  expect(sources(policy, 'connect-src')).toContain('https://errors.example')
})

it('takes pictures from the site alone where the backend is embedded', () => {
  const policy = contentSecurityPolicy({ inlineScripts: [], connect: [], images: [] })
  expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:'])
})

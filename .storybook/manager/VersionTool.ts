import { createElement, useEffect, useState } from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { readVersions, type Version } from '../../stories/review/review'
import { dayOf } from '../../stories/review/statusWords'
import { ToolButton } from './ToolButton'

const List = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minWidth: 200,
  maxHeight: 400,
  overflowY: 'auto',
  fontSize: 13,
  'a, span': { display: 'block', padding: '4px 8px', borderRadius: 4, color: 'inherit' },
  a: { textDecoration: 'none' },
  'a:hover, a:focus-visible': { background: 'rgba(17, 116, 115, 0.14)' },
  'a:focus-visible': { outline: '2px solid #117473' },
  'a[aria-current]': { fontWeight: 700 },
  span: { opacity: 0.55 },
})

/** The folder that this version lies in. */
const ownVersion = () => location.pathname.split('/').at(-2) ?? ''

/** The toolbar's version: the same story with all that is chosen, in another version that is published beside this one. */
export function VersionTool() {
  const [versions, setVersions] = useState<readonly Version[]>()
  useEffect(() => void readVersions().then(setVersions), [])
  const own = ownVersion()
  const isPublished = versions?.some(({ version }) => version === own)
  const reason = !versions
    ? 'Looking for other versions…'
    : !isPublished
      ? 'This Storybook was not published as a version, so none lies beside it.'
      : versions.length === 1
        ? 'This is the only version that is published.'
        : undefined
  return createElement(ToolButton, {
    text: 'Version',
    says: `the same story in another one than ${own}`,
    reason,
    popover: createElement(VersionList, { versions: versions ?? [], own }),
  })
}

type VersionListProps = { versions: readonly Version[]; own: string }

function VersionList({ versions, own }: VersionListProps) {
  const id = useStorybookApi().getCurrentStoryData()?.id
  const [without, setWithout] = useState<readonly string[]>([])
  useEffect(() => {
    for (const { version } of versions) {
      void lacks(version, id).then((isLacking) => {
        if (isLacking) setWithout((known) => [...known, version])
      })
    }
  }, [versions, id])
  return createElement(
    List,
    { 'aria-label': 'Versions' },
    versions.map(({ version, published }) => {
      const text = `${version}, ${dayOf(published)}`
      return createElement(
        'li',
        { key: version },
        without.includes(version)
          ? createElement('span', null, `${text}: without this story`)
          : createElement(
              'a',
              {
                href: `../${version}/${location.search}`,
                'aria-current': version === own ? 'page' : undefined,
              },
              text,
            ),
      )
    }),
  )
}

/** True when a version is known to have no such story. */
async function lacks(version: string, id = ''): Promise<boolean> {
  try {
    const answer = await fetch(`../${version}/index.json`)
    const { entries } = (await answer.json()) as { entries: Record<string, unknown> }
    return !(id in entries)
  } catch {
    // It may lie on another host; who goes there sees.
    return false
  }
}

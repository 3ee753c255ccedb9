import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { searchMark } from '../../mocks/scenarios/scenario'

/** Where comments go: the page of the project's tracker on which an issue is written, given at build time. */
const tracker = process.env.STORYBOOK_TRACKER

/**
 * A comment on what is in sight: opens an issue in the tracker with the exact address and everything that is chosen
 * in the toolbar. Without a tracker the same text is copied.
 */
export function CommentTool() {
  const [globals] = useGlobals()
  const story = useStorybookApi().getCurrentStoryData()
  const [isCopied, setCopied] = useState(false)
  const name = `${story?.title}: ${story?.name.split(searchMark, 1)[0]}`
  const text = () => commentOn(name, globals)
  const properties = { variant: 'ghost', size: 'small', padding: 'small' } as const
  if (tracker) {
    const open = () => {
      const address = new URL(tracker)
      address.searchParams.set('title', name)
      address.searchParams.set('body', text())
      window.open(address, '_blank', 'noopener')
    }
    const ariaLabel = 'Comment: opens an issue in the tracker with this view'
    return createElement(Button, { ...properties, ariaLabel, onClick: open }, 'Comment')
  }
  const copy = () =>
    void navigator.clipboard.writeText(`${name}\n\n${text()}`).then(() => setCopied(true))
  const ariaLabel = 'Copy this view for a comment: address, window, mode, person and server'
  const label = isCopied ? 'Copied' : 'Comment'
  return createElement(Button, { ...properties, ariaLabel, onClick: copy }, label)
}

function commentOn(name: string, globals: Record<string, unknown>): string {
  const { value } = (globals.viewport ?? {}) as { value?: string }
  const facts = [
    ['Seen at', window.location.href],
    ['Story', name],
    ['Window', value ?? 'as wide as the browser'],
    ['Mode', String(globals.colorMode)],
    ['Text', `${String(globals.textSize)}%`],
    ['Person', String(globals.role)],
    ['Server', String(globals.server)],
    ...(globals.clock ? [['Clock', String(globals.clock)]] : []),
  ]
  return [...facts.map(([fact, is]) => `${fact}: ${is}`), '', 'Comment:', ''].join('\n')
}

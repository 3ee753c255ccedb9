import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useSyncExternalStore } from 'react'
import { themes } from 'storybook/theming'
import { applyColorMode } from '../colorMode'
import { chosenMode, onChosenMode } from './chosenMode'

/** Around every page of docs: its text is in the color mode that is chosen above, like the stories on it. */
export function DocsFrame(props: DocsContainerProps) {
  const mode = useSyncExternalStore(onChosenMode, chosenMode)
  // A page without a story on it has nobody else to do so.
  useEffect(() => applyColorMode(mode), [mode])
  return <DocsContainer {...props} theme={themes[mode]} />
}

import { useSyncExternalStore } from 'react'
import { chosenMode, onChosenMode } from '../../.storybook/docs/chosenMode'
import type { Look } from './storyLinks'

// One value for each mode, so that what is drawn stays as it is.
const looks: Record<'light' | 'dark', Look> = { light: {}, dark: { mode: 'dark' } }

/** The look of pictures and links on a page of docs: in the dark mode that is chosen above it, else each as it is. */
export const usePageLook = (): Look => looks[useSyncExternalStore(onChosenMode, chosenMode)]

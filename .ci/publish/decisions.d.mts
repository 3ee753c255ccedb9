import type { Decision } from '../../stories/review/review'

export const usualFile: string
export function readDecisions(file: string): Decision[]
export function decisionsIn(text: string, source: string): Decision[]
export function addDecisions(file: string, more: readonly Decision[]): number

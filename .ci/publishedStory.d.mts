import type { Page } from 'playwright'
export function storyOutcome(page: Page, timeout?: number): Promise<string>

declare module 'virtual:scenario-list' {
  /** Every server scenario's name and words, area by area. */
  export const scenarioList: readonly { name: string; title: string; area: string }[]
}

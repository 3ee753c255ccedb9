/** Names of axe's rules of contrast that every story is held to, in both color modes. */
export const contrastRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/** The accessibility rules that depend on colours: checked in both color modes, apart from all others. */
export const contrastRules = ['color-contrast', 'link-in-text-block'] as const

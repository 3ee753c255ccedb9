/** A container whose width leaves large letters no room beside a picture or a sign. */
export const narrow = '@container (width < 14rem)'

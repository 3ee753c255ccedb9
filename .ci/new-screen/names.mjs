/**
 * The names of a new screen in the forms in which the house writes them.
 * @param {string} name PascalCase, without "Screen": VanStock
 */
export function namesOf(name) {
  const camel = name[0].toLowerCase() + name.slice(1)
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return {
    name,
    camel,
    /** As people read it: "Van stock". */
    title: spaced[0] + spaced.slice(1).toLowerCase(),
    /** Its address below /admin. */
    address: spaced.toLowerCase().replaceAll(' ', '-'),
    /** The function of the database that lists it. */
    listing: `list_${spaced.toLowerCase().replaceAll(' ', '_')}`,
    room: `src/features/admin/${camel}`,
  }
}

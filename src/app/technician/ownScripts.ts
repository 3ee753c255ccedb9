declare global {
  interface Window {
    /** Not there in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): {
        /** An object that only the browser makes; whatever takes the address of a script takes it. */
        createScriptURL(address: string): string
      }
    }
  }
}

/**
 * Vouches for addresses of scripts, which the Content Security Policy asks for wherever code names one
 * (decision 8). The browser lets each name be used once in a page, so call this once for a module.
 * @param name what the Content Security Policy calls it
 * @param own what addresses of ours look like
 * @returns the address as the browser takes it, vouched for where it knows Trusted Types; throws a TypeError
 *   for one that is not ours
 */
export function ownScripts(name: string, own: RegExp): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (!own.test(address)) throw new TypeError('Not a script of this site')
    return address
  }
  let policy: { createScriptURL(address: string): string } | undefined
  return (address) => {
    policy ??= window.trustedTypes?.createPolicy(name, { createScriptURL }) ?? { createScriptURL }
    return policy.createScriptURL(address)
  }
}

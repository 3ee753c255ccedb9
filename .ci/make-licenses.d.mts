/** Name, version, license and folder of every package the product is built on, by name. */
export function shippedPackages(): {
  folder: string
  name: string
  version: string
  license: string
}[]

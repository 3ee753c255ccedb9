import { palette } from '../../../../src/theme/colors.ts'

const { ink, glass, amber, white } = palette

/** Colors of a mail by day. Mail programs know no variables, so each is written where it is used. */
export const look = {
  page: ink[50].value,
  sheet: white.value,
  head: ink[900].value,
  onHead: ink[50].value,
  text: ink[900].value,
  quiet: ink[600].value,
  line: ink[200].value,
  link: glass[700].value,
  mark: glass[600].value,
  button: amber[400].value,
  onButton: ink[950].value,
  font: 'Figtree, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
} as const

/** The same by night, for mail programs that tell; it overrides what stands in the elements. */
export const nightStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${ink[950].value} !important; }
  .sheet { background-color: ${ink[900].value} !important; border-color: ${ink[700].value} !important; }
  .head { background-color: ${ink[950].value} !important; }
  .text { color: ${ink[50].value} !important; }
  .quiet { color: ${ink[300].value} !important; }
  .line { border-color: ${ink[700].value} !important; }
  .link { color: ${glass[300].value} !important; }
}
@media (max-width: 480px) {
  .inside { padding-left: 20px !important; padding-right: 20px !important; }
}`

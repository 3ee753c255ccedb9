/** Puts the page in a color mode, as the site's own head script does. */
export function applyColorMode(mode: 'light' | 'dark') {
  document.documentElement.classList.toggle('dark', mode === 'dark')
  document.documentElement.classList.toggle('light', mode !== 'dark')
  document.documentElement.style.colorScheme = mode
}

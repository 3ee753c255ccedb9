/** The panel's own look: it lives in a shadow tree and takes nothing from the app's theme. */
export const panelStyle = `
  details, main {
    font: 14px/1.45 system-ui, sans-serif;
    color: #f4f7fa;
    background: #102336;
  }
  details {
    position: fixed;
    inset: auto auto 12px 12px;
    z-index: 2147483647;
    max-width: min(26rem, calc(100vw - 24px));
    max-height: calc(100vh - 24px);
    overflow: auto;
    border: 1px solid #6f8ba3;
    border-radius: 10px;
    box-shadow: 0 6px 24px rgb(0 0 0 / 35%);
  }
  details[open] { padding: 0 14px 14px; }
  summary { padding: 6px 12px; cursor: pointer; font-weight: 600; }
  details[open] summary { padding: 10px 0; }
  label { display: block; }
  select { max-width: 100%; font: inherit; }
  body:has(> main > style) { margin: 0; }
  main { min-height: 100vh; padding: 24px; box-sizing: border-box; }
  strong { display: block; margin-top: 10px; color: #8fd6d2; }
  p { margin: 0; }
  ul { margin: 4px 0; padding-left: 18px; }
  a { color: #ffd58a; }
  button { margin-top: 12px; font: inherit; cursor: pointer; }
`

/** What framer-motion does with its `m` elements, in a chunk of its own; only `loadMotion` imports it. */
export { domMax } from 'framer-motion'

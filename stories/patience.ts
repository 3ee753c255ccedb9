import { configure } from 'storybook/test'

// On a busy machine a dialog's code, or an answer of the pretend server, takes seconds. A story that gave a time of
// its own would have it also where the test run shortens it: in the second play of `stateCheck.ts`.
configure({ asyncUtilTimeout: 20_000 })

/**
 * React's development build tells the browser's developer tools of every element and every drawing. In a
 * test run nobody has them open, and it costs a tenth of the time. Comes before React is loaded.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })

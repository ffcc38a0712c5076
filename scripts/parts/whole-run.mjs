/** Whether nothing is left out and nothing chosen at random: `npm run everything`. */
export const isWholeRun = () => process.env['EVERYTHING'] !== undefined

/** For this run and all that it starts. */
export function makeRunWhole() {
  process.env['EVERYTHING'] = '1'
}

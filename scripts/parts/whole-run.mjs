/** Whether this is `npm run everything`, which skips nothing and samples nothing at random. */
export const isWholeRun = () => process.env['EVERYTHING'] !== undefined

/** Applies to this process and everything that it starts. */
export function makeRunWhole() {
  process.env['EVERYTHING'] = '1'
}

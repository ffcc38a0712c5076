/** A failure that the reader can fix: only its message is shown, without a stack. */
export class ClearCause extends Error {}

/**
 * Runs a command of this repository and sets the exit code.
 *
 * @param {() => Promise<number | void>} command
 */
export async function endWith(command) {
  try {
    process.exitCode = (await command()) ?? 0
  } catch (error) {
    console.error(error instanceof ClearCause ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}

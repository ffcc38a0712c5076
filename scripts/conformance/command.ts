import type { Player } from './player'
import { exitCodeOf, textOf } from './report'
import { playConformance } from './run'
import { UsageError, wantedOf } from './wanted'

interface Terminal extends Pick<Player, 'wait' | 'askCode'> {
  readonly readFile: (path: string) => string | undefined
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/** Runs the command and returns its exit code: 0 if every played call is ok, 1 if one is not, 2 for a wrong command line. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const { readFile, wait, askCode, print, printError } = terminal
  try {
    const wanted = wantedOf(args, readFile)
    const report = await playConformance(wanted, { wait, askCode: async () => wanted.otp ?? askCode() })
    print(wanted.isJson ? JSON.stringify(report, null, 2) : textOf(report))
    return exitCodeOf(report)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    printError(error.message)
    return 2
  }
}

import { startSandbox } from '../../support/sandbox-process'
import { tellOrigins } from './origins'

/** One sandbox for the whole run; each test has its own members and orders. */
export default async function startTheSandbox(): Promise<() => Promise<void>> {
  const running = await startSandbox()
  tellOrigins(running.origins)
  return () => running.stop()
}

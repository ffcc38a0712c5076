import { startSandbox } from '../../support/sandbox-process'
import { tellOrigins } from './origins'

/** One sandbox for the whole run; members and orders are each test's own. */
export default async function startTheSandbox(): Promise<() => Promise<void>> {
  const running = await startSandbox()
  tellOrigins(running.origins)
  return () => running.stop()
}

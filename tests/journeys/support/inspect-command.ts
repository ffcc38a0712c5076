import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startChild } from '../../../scripts/run/child.mjs'
import { freeBlock } from '../../../scripts/run/free-block.mjs'

interface RunningCommand {
  /** The address that it prints. */
  readonly address: string
  stop(): Promise<void>
}

/** `npm run inspect`, on ports of its own. */
export async function startInspect(): Promise<RunningCommand> {
  const port = String(await freeBlock(4700))
  const child = startChild([process.execPath, 'scripts/inspect.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: port },
  })
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /Inspector\s+(http:\S+)/.exec(line)?.[1]
      if (address === undefined) continue
      child.stdout.resume()
      return { address, stop }
    }
  throw new Error('npm run inspect ended before it printed an address.')
}

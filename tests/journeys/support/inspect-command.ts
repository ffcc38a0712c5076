import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startChild } from '../../../scripts/run/child.mjs'
import { freeBlock } from '../../../scripts/run/free-block.mjs'

interface RunningCommand {
  readonly address: string
  /** Origin of the sandbox's gateways: the port after the app's. */
  readonly gateways: string
  stop(): Promise<void>
}

/** Runs `npm run inspect` on free ports. */
export async function startInspect(): Promise<RunningCommand> {
  const port = await freeBlock(4700)
  const child = startChild([process.execPath, 'scripts/inspect.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: String(port) },
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
      return { address, gateways: `http://127.0.0.1:${port + 1}`, stop }
    }
  throw new Error('npm run inspect ended before it printed an address.')
}

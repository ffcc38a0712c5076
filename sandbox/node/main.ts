import { startSandbox } from './start-sandbox'

const { env } = process

function numberFrom(name: string, fallback: number, least = 1): number {
  const value = Number(env[name] ?? fallback)
  if (Number.isFinite(value) && value >= least) return value
  throw new Error(`${name} must be a number of ${least} or more; it is '${env[name]}'`)
}

const sandbox = await startSandbox({
  ports: env['SANDBOX_PORT'] === 'free' ? 'free' : numberFrom('SANDBOX_PORT', 4100, 0),
  dist: env['SANDBOX_DIST'] ?? 'dist',
  timings: { waits: numberFrom('SANDBOX_PACE', 1), deadlines: numberFrom('SANDBOX_PACE_DEADLINES', 1) },
  inspector: env['SANDBOX_INSPECTOR'],
  want: () => process.stdout.write(`${JSON.stringify({ wants: 'inspector' })}\n`),
  ...(env['SANDBOX_SEED'] === undefined ? {} : { seed: numberFrom('SANDBOX_SEED', 1) }),
})

process.stdout.write(`${JSON.stringify({ ready: true, seed: sandbox.seed, ...sandbox.origins })}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void sandbox.close())
}

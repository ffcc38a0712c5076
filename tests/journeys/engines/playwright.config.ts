import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { setSeed } from '../../../scripts/parts/seed.mjs'
import { sampled } from '../../support/whole-run'
import { type EngineName, engineNames } from './engines'

// Every worker evaluates this file again and reads the seed that the run has set.
setSeed(process.env)

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Only Playwright's runner is used: each engine has its own driver. */
export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: '.',
  testMatch: sampled('purchase.spec.ts', '*.spec.ts'),
  outputDir: `${root}.build/engines`,
  globalSetup: '../support/start-sandbox.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: sampled<EngineName[], EngineName[]>(['firefox'], engineNames).map((name) => ({
    name,
    use: { engineName: name },
  })),
})

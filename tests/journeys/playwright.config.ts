import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { setSeed } from '../../scripts/parts/seed.mjs'
import { sampled } from '../support/whole-run'
import { launchOptions } from './support/launch-options'

// Every worker reads this file again, and finds the seed that the run has set.
setSeed(process.env)

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  testDir: '.',
  // It installs and builds everything again, twice: a part of its own, which asks for it.
  testIgnore: ['engines/**', ...(process.env['FRESH_CLONE'] ? [] : ['fresh-clone.spec.ts'])],
  outputDir: `${root}.build/journeys`,
  globalSetup: './support/start-sandbox.ts',
  fullyParallel: true,
  // One more than there are cores: pages wait for the network now and then.
  workers: 3,
  // A journey that passes at the second try has shown a fault of ours: in CI `scripts/parts/second-run.mjs` lists it as flaky.
  retries: 0,
  forbidOnly: true,
  // For a machine as slow as any: no test waits longer than for what it looks for.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // To draw what moves costs a tenth of the time, and hardly any journey is about it.
    contextOptions: { reducedMotion: sampled('reduce', 'no-preference') },
    screenshot: 'only-on-failure',
    // A trace of every step costs a fifth of the time: it is asked for, `TRACE=1 npm test -- <journey>`.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { setSeed } from '../../scripts/parts/seed.mjs'
import { sampled } from '../support/whole-run'
import { launchOptions } from './support/launch-options'

// Every worker evaluates this file again and reads the seed that the run has set.
setSeed(process.env)

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  testDir: '.',
  // Installs and builds everything twice, so it is a separate part that sets this variable.
  testIgnore: ['engines/**', ...(process.env['FRESH_CLONE'] ? [] : ['fresh-clone.spec.ts'])],
  outputDir: `${root}.build/journeys`,
  globalSetup: './support/start-sandbox.ts',
  fullyParallel: true,
  // One more than there are cores, because pages sometimes wait for the network.
  workers: 3,
  // A journey that passes only on retry has found a fault of ours: in CI `scripts/parts/second-run.mjs` lists it as flaky.
  retries: 0,
  forbidOnly: true,
  // Long enough for slow machines: a passing test does not wait longer than needed.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Drawing animations adds a tenth to the run time, and few journeys test them.
    contextOptions: { reducedMotion: sampled('reduce', 'no-preference') },
    screenshot: 'only-on-failure',
    // A trace of every step adds a fifth to the run time, so it is opt-in: `TRACE=1 npm test -- <journey>`.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions,
  },
})

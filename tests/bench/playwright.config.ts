import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import journeys from '../journeys/playwright.config'
import { WITH_WHOLE_ENGINE } from '../journeys/support/launch-options'

/** Benchmarks are not part of the tests: their command needs the machine to itself. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'bench.ts',
  outputDir: fileURLToPath(new URL('../../.build/bench-trouble', import.meta.url)),
  globalSetup: '../journeys/support/start-sandbox.ts',
  workers: 1,
  use: { ...journeys.use, launchOptions: WITH_WHOLE_ENGINE, trace: 'off', screenshot: 'off' },
})

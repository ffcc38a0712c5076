import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { setSeed } from '../../scripts/parts/seed.mjs'
import { sampled } from '../support/whole-run'

// Every worker reads this file again, and finds the seed that the run has set.
setSeed(process.env)

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  testDir: '.',
  // It installs and builds everything anew, twice: a part of its own, which asks for it.
  testIgnore: process.env['FRESH_CLONE'] ? [] : ['fresh-clone.spec.ts'],
  outputDir: `${root}.build/journeys`,
  globalSetup: './support/start-sandbox.ts',
  fullyParallel: true,
  // One more than there are cores: pages wait for the network now and then.
  workers: 3,
  // A journey that passes at the second try has shown a fault of ours: in CI `scripts/parts/second-run.mjs` lists it as flaky.
  retries: 0,
  forbidOnly: true,
  // For a machine as slow as any: nobody waits longer than for what is looked for.
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
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
        // A page that a test has changed on its way comes from no network, and may ask loopback all the same.
        '--disable-features=LocalNetworkAccessChecks',
        // Nobody looks: one thread draws what a picture or a press needs.
        ...['--disable-gpu-compositing', '--num-raster-threads=1'],
        // With a page for each core, threads beside its own only take turns: a twelfth of the time.
        '--js-flags=--single-threaded',
      ],
    },
  },
})

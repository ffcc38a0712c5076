import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import journeys from '../journeys/playwright.config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The gallery is for people: a separate command makes it, and it is not part of the tests. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['pictures.ts', 'readme-picture.ts'],
  outputDir: `${root}.build/gallery-trouble`,
  globalSetup: ['../journeys/support/start-sandbox.ts', './write-table.ts'],
  // Eight pictures take longer than a journey's step.
  timeout: 60_000,
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
})

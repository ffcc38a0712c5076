// One page at a time: a path begins with the sandbox's rules in place of all others.
export default {
  testDir: '.',
  outputDir: '../../../.build/examples',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    actionTimeout: 10_000,
    launchOptions: { ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }) },
  },
}

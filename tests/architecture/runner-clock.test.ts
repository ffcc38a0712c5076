import { describe, expect, it } from 'vitest'
import { runnerClockFaults } from './laws/runner-clock'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

const faults = (text: string, path = 'tests/journeys/made.spec.ts') => runnerClockFaults([source(path, text)])

describe('a journey', () => {
  it('a journey reads the time only by support/now.ts or in its page (OPS-07~)', () => {
    const files = sourcesIn('tests').filter(({ path }) => path.startsWith('tests/journeys/'))
    expect(files.length).toBeGreaterThan(100)
    expect(runnerClockFaults(files)).toEqual([])
  })

  it.each(['const at = Date.now()', 'const today = new Date()', 'const today = new Date', 'const text = Date()'])(
    'a journey that reads the runner’s clock is reported: %s (OPS-07~)',
    (text) => {
      expect(faults(text)).toHaveLength(1)
      expect(faults(text, 'tests/journeys/support/now.ts')).toEqual([])
    },
  )

  it.each([
    'const at = await page.evaluate(() => Date.now())',
    'await page.addInitScript(() => { window.at = new Date() })',
    'const day = new Date(at)',
    'const day = Date.UTC(2026, 1, 1)',
  ])('a journey may contain %s (OPS-07~)', (text) => {
    expect(faults(text)).toEqual([])
  })
})

import { expect } from '@playwright/test'
import { test } from '../support/test'
import { measureLoad } from './measure'
import { serveSubjects } from './subjects'
import { benchTable } from './table'
import { transitionsPerSecond } from './throughput'

test('a benchmark writes load, key to paint and the machines’ throughput in one table, beside a static page and the bare stack (PERF-02)', async ({
  browser,
  order,
}) => {
  const subjects = await serveSubjects()
  try {
    const addresses = { checkout: order.checkoutUrl.tr, static: subjects.static, bare: subjects.bare }
    const measured = []
    for (const [subject, address] of Object.entries(addresses)) {
      const load = await measureLoad(browser, address, 'fast', 0)
      for (const [name, value] of Object.entries(load)) expect(value, `${subject}: ${name}`).toBeGreaterThan(0)
      expect(load.typed).toBeGreaterThanOrEqual(load.painted)
      measured.push({ subject, profile: 'fast' as const, loads: [load] })
    }
    const transitions = transitionsPerSecond(500)
    expect(transitions).toBeGreaterThan(0)
    const lines = benchTable(measured, transitions).split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toMatch(/painted.*first key.*key to paint.*main thread.*requests.*KB/)
    expect(lines.map((line) => /^[a-z]*/.exec(line)?.[0])).toEqual(['', 'checkout', 'static', 'bare', 'machines'])
  } finally {
    await subjects.stop()
  }
})

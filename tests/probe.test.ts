import { it } from 'vitest'
import { browserPaths } from './journeys/generated/browser-paths'
it('x', () => {
  const t = Date.now()
  const paths = browserPaths()
  console.log(
    paths.length,
    paths.reduce((s, p) => s + p.steps.length, 0),
    Date.now() - t,
  )
  for (const p of paths) console.log(p.name)
}, 400000)

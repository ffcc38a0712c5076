import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErrorSummary } from '../../src/components/error-summary/error-summary'
import { Timeline } from '../../src/components/timeline/timeline'

it.each([
  ['an error summary', <ErrorSummary title="Check 1 field" faults={[{ field: 'email', text: 'Enter it' }]} />],
  ['a timeline', <Timeline steps={[{ title: 'Send' }]} />],
])('%s keeps the role of a list in Safari, which drops it without markers (A11Y-01~)', (_, list) => {
  expect(renderToStaticMarkup(list)).toMatch(/<[uo]l[^>]* role="list"/)
})

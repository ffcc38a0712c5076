import type { BrowserContext } from '@playwright/test'
import type { Trouble } from './trouble'

interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
}

/** Runs in every document before its own scripts. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
    const told = { directive: effectiveDirective, blocked: blockedURI, page: documentURI }
    void (window as unknown as { tellViolation(violation: Violation): Promise<void> }).tellViolation(told)
  })
}

/** Records every error of a context's pages, in any tab or frame. */
export async function listenTo(context: BrowserContext, trouble: Pick<Trouble, 'note'>): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    trouble.note(`console error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) =>
    trouble.note(`page error: ${webError.error().stack ?? String(webError.error())}`),
  )
  await context.exposeBinding('tellViolation', (_, { directive, blocked, page }: Violation) =>
    trouble.note(`policy violation: ${directive} blocked ${blocked} on ${page}`),
  )
  await context.addInitScript(reportViolations)
}

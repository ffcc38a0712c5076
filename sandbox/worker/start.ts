type Part = 'starting' | 'impossible' | 'incomplete'

function show(wanted: Part): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.hidden = part.dataset['part'] !== wanted
  }
}

/** A worker cannot be installed if the host lacks one of its files, or the browser the space for them. */
function failureOf(installing: ServiceWorker | null): Promise<'incomplete'> {
  return new Promise((resolve) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') resolve('incomplete')
    })
  })
}

async function takeOver(): Promise<void> {
  const { serviceWorker } = navigator
  const { installing } = await serviceWorker.register('/worker.js')
  // A page that bypassed its worker, for example by a hard reload, never gets one: only the next load does.
  const end = await Promise.race([serviceWorker.ready, failureOf(installing)])
  if (end === 'incomplete') show(end)
  else location.reload()
}

/** Until the worker answers, the host serves this page for every URL. Then the page reloads the same URL. */
takeOver().catch((error: unknown) => {
  const { serviceWorker }: { readonly serviceWorker?: unknown } = navigator
  const isScriptMissing = serviceWorker !== undefined && error instanceof TypeError
  show(isScriptMissing ? 'incomplete' : 'impossible')
})

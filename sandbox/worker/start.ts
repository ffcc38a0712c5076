type Part = 'starting' | 'impossible' | 'incomplete'

function show(wanted: Part): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.hidden = part.dataset['part'] !== wanted
  }
}

/** A worker can't be installed where the host lacks one of its files, or the browser the room for them. */
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
  // A page that was loaded past its worker, as by a hard reload, never gets one: only the next load does.
  const end = await Promise.race([serviceWorker.ready, failureOf(installing)])
  if (end === 'incomplete') show(end)
  else location.reload()
}

/** Until the worker answers, the host has this page in place of every other: then the same address is requested again. */
takeOver().catch((error: unknown) => {
  const { serviceWorker }: { readonly serviceWorker?: unknown } = navigator
  const isScriptMissing = serviceWorker !== undefined && error instanceof TypeError
  show(isScriptMissing ? 'incomplete' : 'impossible')
})

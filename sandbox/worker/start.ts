/** Whether a worker could not be installed: the host lacks one of its files, or the browser the room for them. */
function failureOf(installing: ServiceWorker | null): Promise<never> {
  return new Promise((_, reject) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('the worker could not be installed'))
    })
  })
}

async function takeOver(): Promise<void> {
  const { serviceWorker } = navigator
  const { installing } = await serviceWorker.register('/worker.js')
  // A page that was loaded past its worker, as by a hard reload, never gets one: only the next load does.
  await Promise.race([serviceWorker.ready, failureOf(installing)])
  location.reload()
}

/** Until the worker answers, the host has this page in place of every other: then the same address is requested again. */
takeOver().catch(() => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.hidden = part.dataset['part'] !== 'impossible'
  }
})

async function takeOver(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/worker.js')
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  location.reload()
}

/** Until the worker answers, the host has this page in place of every other: then the same address is requested again. */
takeOver().catch(() => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.hidden = part.dataset['part'] !== 'impossible'
  }
})

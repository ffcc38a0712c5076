async function takeOver(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/worker.js')
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  location.reload()
}

/** The site's host has one page, which stands for every address until the worker answers: then the same address is asked for again. */
takeOver().catch(() => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.hidden = part.dataset['part'] !== 'impossible'
  }
})

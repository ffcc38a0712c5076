/** How long a busy page is waited for, in milliseconds. */
const LONGEST = 2000

/** Resolves when the page has nothing else to do; in browsers that do not say so (Safari), after what is due now. */
export const pageIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>
    if (requestIdleCallback)
      requestIdleCallback(
        () => {
          resolve()
        },
        { timeout: LONGEST },
      )
    else setTimeout(resolve, 0)
  })

/** Whether the shopper has asked the browser to load no more than is needed. */
export function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

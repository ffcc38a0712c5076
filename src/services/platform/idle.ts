/** Maximum wait for a busy page, in milliseconds. */
const LONGEST = 2000

/** Resolves when the page is idle; in browsers without `requestIdleCallback` (Safari), after the tasks that are due now. */
export const whenPageIdle = (): Promise<void> =>
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

export function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

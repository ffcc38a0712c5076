/**
 * The payment bar of a phone while its price detail is open over the page, above a scrim. On the desktop, in a payment link and in a low
 * window the scrim is not rendered, because an open detail is a part of the page.
 */
export function openSheet(): HTMLElement | null {
  const bar = document.querySelector('[data-action="toggle-detail"][aria-expanded="true"]')?.closest('aside')
  const isOverPage = bar?.previousElementSibling?.getClientRects().length === 1
  return isOverPage ? bar : null
}

/** Takes the focus instead of what the open sheet covers. */
export const sheetTitle = (): HTMLElement | null => openSheet()?.querySelector('h2') ?? null

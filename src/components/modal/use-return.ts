import { useLayoutEffect } from 'react'

/** Where the focus was before the first of a chain of modals; one of the chain cannot be returned to. */
let opener: Element | null = null

/** The place for the focus after the modal: what opened it or, if that is gone, the screen's heading. */
export function useReturn(isOpen: boolean): () => HTMLElement | null {
  // Before anything takes the focus: a modal may be open from its first moment on.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isOpen && !activeElement?.closest('[data-modal]')) opener = activeElement
  }, [isOpen])
  return placeToReturn
}

function placeToReturn(): HTMLElement | null {
  return opener instanceof HTMLElement && opener.isConnected ? opener : document.querySelector<HTMLElement>('main h1')
}

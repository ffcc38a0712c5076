/** Of a document's event: a note says why the last attempt ended, and has to be in sight. It bubbles from the note. */
export const REASON_SHOWN = 'checkout.reason'

/** Attribute of a note whose event was sent, for code that comes later. */
export const REASON_NOTE = 'data-reason'

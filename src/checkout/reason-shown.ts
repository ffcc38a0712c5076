/** Of a document's event: a note says why the last attempt ended, and has to be in sight. It bubbles from the note. */
export const REASON_SHOWN = 'checkout.reason'

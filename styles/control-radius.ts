/** Of a control, in pixels; the other corners keep their proportion to it. */
export const CONTROL_RADIUS = 12

/** Corner radius of a control, in pixels; the other radii scale with it. */
export const CONTROL_RADIUS = 12

/** The eight-point star of the house, 46 around its own centre. */
export const STAR =
  'M0-46 13.47-32.53H32.53V-13.47L46 0 32.53 13.47V32.53H13.47L0 46-13.47 32.53H-32.53V13.47L-46 0-32.53-13.47V-32.53H-13.47z'

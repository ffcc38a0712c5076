import { vars } from '../../../styles/theme.css'

// Not blurred: a browser rounds the sum of blurs to another colour.
const AROUND = ['3px 0', '2px 2px', '0 3px', '-2px 2px', '-3px 0', '-2px -2px', '0 -3px', '2px -2px']

/** A text's shadow: the lattice ends before a long name or amount that reaches into it. */
export const halo = AROUND.map((offset) => `${offset} ${vars.tile}`).join()

import { style } from '@vanilla-extract/css'
import { size } from '../../../styles/tokens'

/** Reserves the height of a quiet link, which loads after the form. */
export const links = style({ minHeight: size.target })

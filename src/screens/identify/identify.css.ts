import { style } from '@vanilla-extract/css'
import { size } from '../../../styles/tokens'

/** Holds the room of one quiet link, which comes after the form. */
export const links = style({ minHeight: size.target })

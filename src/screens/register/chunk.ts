import { CountryDialogs } from '../identify/country-dialogs'
import { RegisterScreen } from './register'

export const registerParts = { Main: RegisterScreen, Dialogs: CountryDialogs }

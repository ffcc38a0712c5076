export const CHOOSING = { open: { form: 'choosing' } } as const

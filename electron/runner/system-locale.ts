/** The locale that the environment names, in which a service may differ from its person. */
export const systemLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale

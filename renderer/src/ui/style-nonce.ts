/** The page may add styles under this nonce only; main writes it into the page with every response. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''

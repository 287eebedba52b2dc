/** spec: Custom attributes: a value of each of the types that the CRM may be configured for. */
export type CustomAttribute =
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  /** Never negative: the wire has digits alone. */
  | { readonly kind: 'integer'; readonly value: number }
  /** Digits with at most one decimal point. */
  | { readonly kind: 'decimal'; readonly text: string }
  /** YYYY-MM-DD. */
  | { readonly kind: 'date'; readonly day: string }
  | { readonly kind: 'choice'; readonly option: number }
  | { readonly kind: 'choices'; readonly options: readonly number[] }

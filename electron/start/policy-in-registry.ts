/** The value `Policy` of what `reg query` has printed: one line of name, kind and text. */
export const policyInRegistry = (printed: string): string =>
  /^\s*Policy\s+REG_SZ\s+(.*)$/m.exec(printed)?.[1]?.trim() ?? ''

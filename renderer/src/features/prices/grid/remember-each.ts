/** Computes each text once: cells ask for the same few texts thousands of times while a table scrolls. */
export const rememberEach = <Key, Word>(say: (key: Key) => Word): ((key: Key) => Word) => {
  const said = new Map<Key, Word>()
  return (key) => {
    const known = said.get(key)
    if (known !== undefined) return known
    const word = say(key)
    said.set(key, word)
    return word
  }
}

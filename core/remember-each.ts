/** Works out each answer once: thousands of cells or units ask for the same few. */
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

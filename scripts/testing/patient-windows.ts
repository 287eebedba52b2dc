// What a window is to show comes late on a busy machine: the library would give it up after a second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 60_000 })
}

export {}

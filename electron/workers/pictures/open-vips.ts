import Vips from 'wasm-vips'

export type VipsLibrary = NonNullable<typeof Vips>

const silent = () => undefined

/** The library of pictures as WebAssembly: a damaged file cannot reach beyond its memory, and Linux has no second GLib. */
export const openVips = async (): Promise<VipsLibrary> => {
  const vips = await Vips({ dynamicLibraries: [], print: silent, printErr: silent })
  // Every picture is another one.
  vips.Cache.max(0)
  // More threads than two take memory and save no time: reading and compressing are of one piece.
  vips.concurrency(2)
  return vips
}

declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Null where it cannot be drawn. */
    display(pixels: Pixels, drawn: (pixels: Pixels | null) => void): void
    free(): void
  }
  interface Libheif {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] }
  }
  const libheif: Libheif
  export = libheif
}

/** Adds what the sheet asks of a browser and happy-dom does not have: popovers, and work for when nothing else is to do. */
export const addMissingFeatures = (): void => {
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLElement.prototype.hidePopover ??= () => undefined
  window.requestIdleCallback ??= (work) => Number(setTimeout(work))
  window.cancelIdleCallback ??= clearTimeout
}

import type { ComponentType } from 'react'
import { type ScreenKey, screenLoaders } from './screen-loaders.ts'

const loaded = new Map<ScreenKey, ComponentType>()

/** The screen's component when its code is here already. */
export const loadedScreen = (name: ScreenKey): ComponentType | null => loaded.get(name) ?? null

export const loadScreen = async (name: ScreenKey): Promise<ComponentType> => {
  const component = loaded.get(name) ?? (await screenLoaders[name]())
  loaded.set(name, component)
  return component
}

import { expect, type Page } from '@playwright/test'
import { callMain } from '../call-main.ts'

/** Joins a team, and waits until its database is heard. */
export const joinTeam = async (page: Page, invitation: string): Promise<void> => {
  await callMain(page, 'team.join', { invitation })
  await expect.poll(async () => (await callMain(page, 'team.readTeam', {}))?.away).toBeNull()
}

import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('placeholder', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/people/retention');
  expect(await axeViolations(page)).toEqual([]);
});

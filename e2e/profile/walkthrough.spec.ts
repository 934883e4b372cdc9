import { expect, test } from '@playwright/test';
import { signInAs } from '#e2e/actors/in-browser.ts';
import { people } from '#e2e/actors/people.ts';

test('the video walkthrough Agency Profile Builder plays on the profile pages, is closed there, and comes back by its switch [L10]', async ({
  page,
}) => {
  await signInAs(page, people.rivalOwner);
  await page.goto('/profile/biography');
  const panel = page.getByRole('region', { name: 'Agency Profile Builder' });
  await panel.getByRole('button', { name: /^Agency Profile Builder/ }).click();
  const video = page.getByRole('dialog', { name: 'Agency Profile Builder' }).locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime > 0.2 && one.videoWidth))
    .toBe(1280);
  expect(await video.evaluate((one: HTMLVideoElement) => Math.round(one.duration))).toBeGreaterThan(30);
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: 'Close the video walkthrough' }).click();
  await expect(panel).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Profile Details' })).toBeVisible();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: /account of/ }).click();
  await expect(page.getByText('Video Walkthrough OFF')).toBeVisible();
  await page.getByRole('switch', { name: /Video Walkthrough/ }).click({ force: true });
  await expect(page.getByText('Video Walkthrough ON')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
});

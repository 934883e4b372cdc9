import { expect, test } from '@playwright/test';
import { asNewAgency } from '#e2e/actors/new-agency.ts';

test('the video walkthrough Agency Profile Builder plays on the profile pages, is closed there, and returns by its switch [L10]', async ({
  page,
}) => {
  // The switch is saved for each user, so this test uses a new agency that no other journey uses.
  await asNewAgency(page, 'Lodestar Talent');
  const saved = (on: boolean) =>
    page.waitForResponse((answer) => answer.url().includes(`/updatePersonalSettings?walkthrough=${String(on)}`));
  await page.goto('/profile/biography');
  const panel = page.getByRole('region', { name: 'Agency Profile Builder' });
  await panel.getByRole('button', { name: /^Agency Profile Builder/ }).click();
  const video = page.getByRole('dialog', { name: 'Agency Profile Builder' }).locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime > 0.2 && one.videoWidth), {
      message: 'A picture of the video is drawn and time passes in it.',
      timeout: 30_000,
    })
    .toBe(1280);
  expect(await video.evaluate((one: HTMLVideoElement) => Math.round(one.duration))).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await expect(video).toHaveCount(0);

  const closed = saved(false);
  await panel.getByRole('button', { name: 'Close the video walkthrough' }).click();
  await expect(panel).toBeHidden();
  expect((await closed).status()).toBe(200);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Profile Details' })).toBeVisible();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: /’s account/ }).click();
  await expect(page.getByText('Video Walkthrough OFF')).toBeVisible();
  const opened = saved(true);
  await page.getByRole('switch', { name: /Video Walkthrough/ }).click();
  await expect(page.getByText('Video Walkthrough ON')).toBeVisible();
  expect((await opened).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const title = 'Your session has expired due to inactivity';

test('after an hour of inactivity a re-login modal, then /session-expired; activity in one tab keeps the others alive [S15]', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await startSession(page, people.providerAdmin);
  await page.goto('/');
  await expect(page.getByText('Harbour Talent')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/provider/agencies');
  await expect(other.getByText('Harbour Talent')).toBeVisible();

  await page.clock.fastForward('40:00');
  // The promise stays in the page until it is settled, and isn't awaited here.
  await page.evaluate(() => {
    const heard = new Promise<string>((resolve) => {
      new BroadcastChannel('rolecall').addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind === 'active') resolve(data.kind);
      });
    });
    Object.assign(window, { heard });
  });
  await other.mouse.move(200, 200);
  await other.mouse.move(220, 220);
  expect(await page.evaluate(() => (window as unknown as { heard: Promise<string> }).heard)).toBe('active');
  await page.clock.fastForward('40:00');
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toBeHidden();

  // The clocks of the two tabs don't jump at the same moment, so the last jump is shorter than the modal's timeout.
  await page.clock.fastForward('19:30');
  await page.clock.fastForward('00:40');
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog', { name: title })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === 'rolecall_session_expires'))
    .toEqual([]);
  await page.getByRole('button', { name: 'Re-login' }).click();
  await expect(page).toHaveURL(/\/session-expired$/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // Without any further activity, the page finally redirects.
  await page.clock.fastForward('02:00');
  await expect(other).toHaveURL(/\/session-expired$/);
});

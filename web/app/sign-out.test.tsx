import { expect, onTestFinished, test } from 'vitest';
import { endSessionEndpoint } from '#contract/identity/endpoints.ts';
import { cookieName, sessionExpiryCookie } from '#contract/identity/rules.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

test('a sign-out that fails says that the user may still be signed in, and the page stays', async () => {
  const api = fakeApi(answer(endSessionEndpoint, refuse(403, 'forbidden', 'This request is not allowed.')));
  // Without this cookie, the page would consider the session ended.
  const cookie = cookieName(sessionExpiryCookie, false);
  document.cookie = `${cookie}=${String(Math.floor(Date.now() / 1000) + 3600)}; Path=/`;
  onTestFinished(() => {
    document.cookie = `${cookie}=; Path=/; Max-Age=0`;
  });
  const screen = await openApp('/404');
  sessionStorage.setItem('rolecall.left.u-1.bulk-runs', '[]');
  await screen.getByRole('button', { name: /Mara Ellingsen/ }).click();
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText(/^You may still be signed in, because the sign-out failed/)).toBeVisible();
  expect(api.sentTo(endSessionEndpoint)).toHaveLength(1);
  expect(Object.keys(sessionStorage)).toEqual([]);
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

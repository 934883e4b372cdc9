import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { downloadCheckedCvEndpoint, readCandidateCheckEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { openApp, owner } from '#web/testing/open-app.tsx';
import { queryClient } from '#web/platform/queries.ts';
import { currentToasts } from '#web/ui/overlay/toast.ts';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { expectAccessible, expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { tabTo } from '#web/ui/testing/tab-to.ts';
import { CandidateCheckPage } from './candidate-check-page.tsx';

const checked = {
  firstName: 'Marguerite-Antoinette',
  lastName: 'Oseibonsuvandenheuvel',
  jobTitle: 'Clinical Nurse Educator, Emergency and Critical Care',
  agencyName: 'Harbour Talent',
  fileName: 'Marguerite_Antoinette_Osei-Bonsu_van_den_Heuvel_curriculum_vitae_2026_final.docx',
  text: `Registered nurse since 2011\n${'https://portfolio.example/'.padEnd(180, 'a')}\nPerth`,
  expiresAt: '2026-11-30T02:00:00.000Z',
};

const open = async (token: string | undefined = 'token-1') => {
  queryClient.clear();
  return renderRoute(() => <CandidateCheckPage token={token} />);
};

test('the page of a check link is accessible on desktop and phone, also with long words', async () => {
  fakeApi(answer(readCandidateCheckEndpoint, checked));
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /^Marguerite-Antoinette Osei/ })).toBeVisible();
  await expect.element(screen.getByText(/Registered nurse since 2011/)).toBeVisible();
  await expectAccessibleEverywhere();
});

test('the CV is downloaded by keyboard alone, and a download that fails says so', async () => {
  await page.viewport(360, 780);
  const api = fakeApi(
    answer(readCandidateCheckEndpoint, checked),
    answer(downloadCheckedCvEndpoint, refuse(410, 'check-revoked', 'This link has been revoked.')),
  );
  const screen = await open();
  await tabTo(screen.getByRole('button', { name: /^Download Marguerite_Antoinette/ }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => currentToasts().map(({ text }) => text)).toEqual(['This link has been revoked.']);
  expect(api.sentTo(downloadCheckedCvEndpoint)).toHaveLength(1);
});

test.each([
  ['a link that has been revoked', 'token-2', 'This link has been revoked. Ask the agency for a new one.'],
  ['the page without a link', undefined, /link/],
])('%s says so, accessibly', async (_what, token, words) => {
  fakeApi(answer(readCandidateCheckEndpoint, refuse(410, 'check-revoked', String(words))));
  const screen = await open(token);
  await expect.element(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect.element(screen.getByText(words).first()).toBeVisible();
  await page.viewport(360, 780);
  await expectAccessible();
});

test('without a link, a signed-out visitor is asked to sign in and returns to the page afterwards [C08]', async () => {
  fakeApi();
  const screen = await openApp('/draft-candidates/viewer', null);
  await expect.element(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(screen.href()).toBe('/login');
  expect(sessionStorage.getItem('rolecall.return')).toBe('/draft-candidates/viewer');
});

test.each([
  ['an unknown link', 'abc', null],
  ['a damaged link', 'a'.repeat(300), null],
  ['a signed-in user without a link', undefined, owner],
])('%s is answered on the page itself', async (_what, token, who) => {
  fakeApi(answer(readCandidateCheckEndpoint, refuse(404, 'not-found', 'This link is unknown.')));
  const screen = await openApp(`/draft-candidates/viewer${token === undefined ? '' : `?token=${token}`}`, who);
  await expect.element(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(screen.href()).toMatch(/^\/draft-candidates\/viewer/);
});

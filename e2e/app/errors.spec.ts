import { expect, test, type Page } from '@playwright/test';
import { readGroupEndpoint, removeRolesEndpoint } from '#contract/team/endpoints.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const saving = '**/api/v2.1/profile/updateAuthUserInformation';
const problem = (code: string, message: string) => ({ code, message, fields: [], reasons: [], requestId: 'r' });

const save = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const toastTitled = (page: Page, title: string, text: string) =>
  page.getByRole('region', { name: 'Messages' }).locator('li', { hasText: title }).filter({ hasText: text });

test('every case of the error catalogue shows its specified message [E01]', async ({ page, context }) => {
  await startSession(page, people.standard);
  await page.goto('/account');
  await expect(page.getByLabel('First name')).toBeVisible();

  const said: [number, string | object, string, string][] = [
    [403, problem('forbidden', 'You don’t have permission to do this.'), 'Forbidden', 'You don’t have permission'],
    [
      500,
      problem('fault', 'Something went wrong. Please send an email to support'),
      'Error',
      'Something went wrong. Please send an email to support',
    ],
    [500, '<html>no page of ours</html>', 'Error', 'Something went wrong. Please send an email to support'],
    [400, problem('a-code', 'Another word of the server.'), 'Error', 'Another word of the server.'],
    [400, 'a string error as it is', 'Error', 'a string error as it is'],
    [400, problem('email-taken', 'The user already exists.'), 'Error', 'The email address already exists'],
    [404, problem('email-taken', 'The user already exists.'), 'Error', 'The email address already exists'],
    [400, problem('first-name-required', 'Required FirstName.'), 'Error', 'First name is required'],
    [404, problem('last-name-required', 'Required LastName.'), 'Error', 'Last name is required'],
  ];
  for (const [status, body, title, text] of said) {
    await page.route(saving, (route) =>
      typeof body === 'string' ? route.fulfill({ status, body }) : route.fulfill({ status, json: body }),
    );
    await save(page);
    await expect(toastTitled(page, title, text)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await page.unroute(saving);
  }

  // When the network is lost, a toast appears first. The offline page then replaces the current page, unless that page
  // has unsaved input.
  await context.setOffline(true);
  await expect(page).toHaveURL(/\/no-internet-connection$/);
  await expect(page.getByText('No Internet Found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).not.toHaveURL(/\/no-internet-connection$/);

  for (const code of ['jwt-expired', 'jwt-malformed']) {
    if (code === 'jwt-malformed') await startSession(page, people.standard);
    await page.goto('/account');
    await page.route(saving, (route) => route.fulfill({ status: 401, json: problem(code, code.replace('-', ' ')) }));
    await save(page);
    await expect(page).toHaveURL(/\/session-expired$/);
    await expect(page.getByText('Your login session has expired. Please log in again.')).toBeVisible();
    await page.unroute(saving);
  }
});

test('an invalid token ends the session, whatever its status code, and a warning is shown [E04]', async ({
  page,
  context,
}) => {
  for (const [status, words] of [
    [500, 'jwt expired'],
    [400, 'jwt malformed'],
  ] as const) {
    await startSession(page, people.standard);
    await page.goto('/account');
    await page.route(saving, (route) => route.fulfill({ status, body: words }));
    await save(page);
    await expect(page).toHaveURL(/\/session-expired$/);
    await expect(toastTitled(page, 'Warning', 'Your login session has expired. Please log in again.')).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => /refresh|session|rights/.test(name)))
      .toEqual([]);
    await page.unroute(saving);
  }
});

test('a user whose permission was revoked sees Forbidden and the reason [E04]', async ({ page, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { roles } = await owner.call(readGroupEndpoint, {});
  const admin = roles.find(({ shownName }) => shownName === 'Admin Account');
  const { userId, email } = await addNewUser(page, baseURL ?? '', owner, [admin?._id ?? '']);
  // Blocks the live feed, whose message about the role would close the page.
  await page.route('**/activitystream/feed*', (route) => route.abort());
  await startSession(page, email, newPassword);
  await page.goto('/profile/areas');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove.first()).toBeVisible();
  await owner.call(removeRolesEndpoint, { userId, roleIds: [admin?._id ?? ''] });
  await remove.first().click();
  await expect(toastTitled(page, 'Forbidden', 'You don’t have permission to do this.')).toBeVisible();
  // By now the page has loaded the new permissions.
  await expect(remove).toHaveCount(0);
});

test('an invalid ID in a URL or call leads to /404; a call without a tenant ends the session [S20]', async ({
  page,
}) => {
  await startSession(page, people.owner);
  for (const search of ['', '?candidateId=', '?candidateId=undefined', '?candidateId=null']) {
    await page.goto(`/candidates/viewer${search}`);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { who: { tenant: Record<string, unknown> } };
    delete session.who.tenant['id'];
    await route.fulfill({ response: answer, json: session });
  });
  await page.goto('/opportunities');
  await expect(page).toHaveURL(/\/session-expired$/);
});

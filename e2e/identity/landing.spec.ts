import { expect, test, type Page } from '@playwright/test';
import { deleteUserEndpoint, readGroupEndpoint } from '#contract/team/endpoints.ts';
import { fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { registerAgency } from '#e2e/actors/new-agency.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';

const board =
  /\/engagement\/board\?applicationStatusId=2&assignToMe=true&engagementStatusId=2&pageCurrent=0&pageSize=10$/;

// Links arrive by email, which is held back for some seconds before it is sent.
test.describe.configure({ timeout: 120_000 });

/**
 * Leaves the page and ends the browser's session. A response that arrives a moment later could set the cookies again, so
 * they are cleared until none come back.
 */
const clearSession = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await expect(async () => {
    await page.context().clearCookies();
    await page.waitForTimeout(300);
    expect(await page.context().cookies()).toEqual([]);
  }).toPass();
};

/** Signs in through a link to a protected page, in a browser without a session. */
const signInFrom = async (page: Page, link: string, email: string): Promise<void> => {
  await clearSession(page);
  await page.goto('/privacy');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(link);
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, email, newPassword);
};

test('new users land by role: an unverified agency and an admin on the profile, others on their account, or on the preview if they follow a link to the profile [S03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const founder = await registerAgency(page, 'Landfall Search');
  await signInAs(page, founder.email, founder.password);
  await expect(page).toHaveURL(/\/profile$/);

  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const { roles } = await owner.call(readGroupEndpoint, {});
  const adminRole = roles.find(({ shownName }) => shownName === 'Admin Account')?._id ?? '';
  const admin = await addNewUser(page, baseURL ?? '', owner, [adminRole]);
  const other = await addNewUser(page, baseURL ?? '', owner);
  const theirs = await browser.newPage();
  await signInAs(theirs, admin.email, newPassword);
  await expect(theirs).toHaveURL(/\/profile$/);
  await clearSession(theirs);
  await signInAs(theirs, other.email, newPassword);
  await expect(theirs).toHaveURL(/\/account$/);
  await signInFrom(theirs, '/profile/areas', other.email);
  await expect(theirs).toHaveURL(/\/profile\/summary$/);
  await theirs.close();
  for (const { userId } of [admin, other]) await owner.call(deleteUserEndpoint, { userId });
});

test('users with more sign-ins than the threshold land on the board, and a stored return path takes precedence over every other rule [S04]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const newcomer = await addNewUser(page, baseURL ?? '', owner);
  await signInFrom(page, '/opportunities?q=nurse', newcomer.email);
  await expect(page).toHaveURL(/\/opportunities\?q=nurse$/);
  for (let login = 3; login < 5; login += 1) await signInOverHttp(baseURL ?? '', newcomer.email, newPassword);
  await clearSession(page);
  await signInAs(page, newcomer.email, newPassword);
  await expect(page).toHaveURL(board);
  await signInFrom(page, '/candidate', newcomer.email);
  await expect(page).toHaveURL(/\/candidate$/);
  await owner.call(deleteUserEndpoint, { userId: newcomer.userId });
});

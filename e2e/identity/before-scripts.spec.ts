import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';

const everything = '**/assets/*.js';
/** The script of the sign-in form, which loads after the page's first script. */
const theForm = '**/assets/sign-in-*.js';

/** Delays scripts; returns a function that lets them load. */
const hold = async (page: Page, scripts: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });

/** Returns the positions of the page's elements. */
const places = (page: Page) =>
  page
    .locator('#root *')
    .evaluateAll((all) => all.map((one) => JSON.stringify([one.tagName, one.getBoundingClientRect()])));

test('the sign-in form is shown before its scripts load; nothing is sent, and no input is lost', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const release = await hold(page, everything);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Rolecall Agency | Log In');
  await email(page).fill(people.providerAdmin);
  await logIn(page).click();
  await password(page).fill('rolecall-dem');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(email(page)).toHaveValue(people.providerAdmin);
  expect(await axeViolations(page)).toEqual([]);

  // The caret stays in the middle of the word.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  release();
  await expect.poll(() => page.evaluate(() => document.querySelector('#next')?.textContent)).toBe('');
  await page.waitForLoadState('networkidle');
  expect(await places(page)).toEqual(before);
  await expect(password(page)).toBeFocused();
  const selected = await password(page).evaluate((field) =>
    field instanceof HTMLInputElement ? [field.value, field.selectionStart, field.selectionEnd] : [],
  );
  expect(selected).toEqual(['rolecall-dem', 0, 1]);
  await page.keyboard.press('End');
  await page.keyboard.type('o');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/provider\/agencies$/);
  expect(faults).toEqual([]);
});

for (const how of ['the button', 'the Enter key']) {
  test(`Log In by ${how} before the form is ready is deferred, and then signs in`, async ({ page }) => {
    const release = await hold(page, theForm);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForRequest(theForm);
    await email(page).fill(people.providerAdmin);
    await password(page).fill('rolecall-demo');
    if (how === 'the button') await logIn(page).click();
    else await page.keyboard.press('Enter');
    await expect(logIn(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/login$/);
    release();
    await expect(page).toHaveURL(/\/provider\/agencies$/);
  });
}

for (const path of ['/login', '/']) {
  test(`the sign-in at ${path} loads no router; focusing its form prefetches the next page`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const isOfRouter = (path: string) => /\/(routing|inside)-[^/]*\.js$/.test(path);
    expect(asked.filter(isOfRouter)).toEqual([]);
    await email(page).focus();
    await expect.poll(() => asked.filter(isOfRouter).length).toBe(2);
    await page.getByRole('link', { name: 'Register your agency' }).click();
    await expect(page.getByRole('heading', { name: 'Register your agency' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  });
}

test('while offline the sign-in is replaced by the offline page and returns, unless it has input', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page).toHaveURL(/\/no-internet-connection$/);
  await expect(page).toHaveTitle('Rolecall Agency | No internet connection');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You’re still offline.')).toBeVisible();
  await page.goBack();
  await expect(logIn(page)).toBeVisible();
  await page.goForward();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login$/);
  // The toast component is loaded on the first key press.
  const looks = page.waitForResponse('**/toast-list-*.js');
  await email(page).fill(people.owner);
  await (await looks).finished();
  await context.setOffline(true);
  await expect(page.getByText(/^Your unsent changes stay on this page\./)).toBeVisible();
  await expect(email(page)).toHaveValue(people.owner);
  await context.setOffline(false);
});

test('a browser with a session gets the application at the URL of the sign-in, which redirects', async ({ page }) => {
  await page.goto('/login');
  await email(page).fill(people.providerAdmin);
  await password(page).fill('rolecall-demo');
  await logIn(page).click();
  await expect(page).toHaveURL(/\/provider\/agencies$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/provider\/agencies$/);
});

test('going back to the sign-in redirects a signed-in user', async ({ page }) => {
  await page.goto('/login');
  await email(page).fill(people.providerAdmin);
  await password(page).fill('rolecall-demo');
  await logIn(page).click();
  await expect(page).toHaveURL(/\/provider\/agencies$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/provider\/agencies$/);
  await expect(page.getByRole('row').first()).toBeVisible();
});

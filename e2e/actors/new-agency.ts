import { expect, type Page } from '@playwright/test';
import { signInAs } from './in-browser.ts';
import { linkMailedTo } from './mailbox.ts';

const password = 'eleven grey herons';
let made = 0;

/** Registers an agency of its own for a journey, confirms its address by mail, and signs its owner in. */
export const asNewAgency = async (page: Page, name: string): Promise<{ email: string; password: string }> => {
  made += 1;
  const email = `owner.${Date.now().toString(36)}${String(made)}@beacon.example`;
  const answer = await page.request.post('/api/v2.1/profile/registration', {
    data: {
      OrganizationName: name,
      PrimaryContactFirstName: 'Ines',
      PrimaryContactLastName: 'Valdemar',
      PrimaryContactEmail: email,
      UserName: `ines${String(made)}${Date.now().toString(36)}`,
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto(await linkMailedTo(page, email, 'Confirm your email address'));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).toHaveURL(/\/Agency\/Welcome$/);
  await signInAs(page, email, password);
  return { email, password };
};

import { expect, type Page } from '@playwright/test';
import { demoPassword } from './people.ts';

/** Fills in the sign-in form on the page and submits it. */
export const fillSignIn = async (page: Page, email: string, password: string = demoPassword): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
};

/** Signs in through the browser and waits until the next page is shown. */
export const signInAs = async (page: Page, email: string, password: string = demoPassword): Promise<void> => {
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/(login|callback|identity)?(\?.*)?$/);
};

/** Enters the password again when the page asks for it. */
export const confirmPassword = async (page: Page, password: string = demoPassword): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
};

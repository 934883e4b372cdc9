import { expect, type Page } from '@playwright/test';
import { demoPassword } from './people.ts';

/** Fills the sign-in form that the page shows, and sends it. */
export const fillSignIn = async (page: Page, email: string, password: string = demoPassword): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
};

/** Signs in as somebody in a browser, and waits until the sign-in has led to a page. */
export const signInAs = async (page: Page, email: string, password: string = demoPassword): Promise<void> => {
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/(login|callback|identity)?(\?.*)?$/);
};

/** Types the password again, where the page asks for it once more. */
export const confirmPassword = async (page: Page, password: string = demoPassword): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
};

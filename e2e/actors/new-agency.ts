import { expect, type Page } from '@playwright/test';
import { confirmEmailEndpoint, registerEndpoint } from '#contract/identity/endpoints.ts';
import { waitForEmailedLink } from './mailbox.ts';
import { startSession } from './session.ts';

const password = 'eleven grey herons';
let made = 0;

/** Registers a new agency for a journey, and confirms its address by email. */
export const registerAgency = async (page: Page, name: string): Promise<{ email: string; password: string }> => {
  made += 1;
  const email = `owner.${Date.now().toString(36)}${String(made)}@beacon.example`;
  const answer = await page.request.post(registerEndpoint.path, {
    data: {
      OrganizationName: name,
      PrimaryContactFirstName: 'Ines',
      PrimaryContactLastName: 'Valdemar',
      PrimaryContactEmail: email,
      UserName: `ines${String(made)}${Date.now().toString(36)}`,
    },
  });
  expect(answer.status()).toBe(200);
  const token = (await waitForEmailedLink(page, email, 'Confirm your email address')).split('#')[1] ?? '';
  const confirmed = await page.request.post(confirmEmailEndpoint.path, { data: { token, password } });
  expect(confirmed.ok()).toBe(true);
  return { email, password };
};

/** Creates a new agency and signs in as its owner, without opening a page. */
export const asNewAgency = async (page: Page, name: string): Promise<{ email: string; password: string }> => {
  const owner = await registerAgency(page, name);
  await startSession(page, owner.email, owner.password);
  return owner;
};

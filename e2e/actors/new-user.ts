import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setPasswordEndpoint } from '#contract/identity/endpoints.ts';
import { createUserEndpoint } from '#contract/team/endpoints.ts';
import { waitForMailedLink } from './mailbox.ts';
import { signInOverHttp, type HttpActor } from './http-sign-in.ts';

/** What people who are made by tests sign in with. */
export const newPassword = 'eleven grey herons';

/** Somebody of this run: whatever else runs beside it has others. */
export const uniquePerson = () => {
  const mark = randomUUID().slice(0, 8);
  const lastName = `Moreau ${mark}`;
  return { firstName: 'Ida', lastName, email: `ida.${mark}@people.example`, name: `Ida ${lastName}` };
};

/** Adds somebody to the agency of an owner, and makes their password by the link that they are mailed. */
export const addNewUser = async (page: Page, baseUrl: string, owner: HttpActor, roleIds: string[] = []) => {
  const { name, ...person } = uniquePerson();
  const { user_id: userId } = await owner.call(createUserEndpoint, { ...person, roleIds, sendLogin: true });
  const subject = `Your account at ${owner.who.tenant.name}: create your password`;
  const token = (await waitForMailedLink(page, person.email, subject)).split('#')[1] ?? '';
  await owner.call(setPasswordEndpoint, { token, password: newPassword });
  const actor = await signInOverHttp(baseUrl, person.email, newPassword);
  return { userId, name, email: person.email, actor };
};

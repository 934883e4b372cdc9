import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setPasswordEndpoint } from '#contract/identity/endpoints.ts';
import { createUserEndpoint } from '#contract/team/endpoints.ts';
import { waitForEmailedLink } from './mailbox.ts';
import { signInOverHttp, type HttpActor } from './http-sign-in.ts';

/** The password of users created by tests. */
export const newPassword = 'eleven grey herons';

/** Returns the details of a person unique to this run, so that parallel tests don't share a person. */
export const uniquePerson = () => {
  const mark = randomUUID().slice(0, 8);
  const lastName = `Moreau ${mark}`;
  return { firstName: 'Ida', lastName, email: `ida.${mark}@people.example`, name: `Ida ${lastName}` };
};

/** Adds a user to the owner's agency, and sets their password through the emailed link. */
export const addNewUser = async (page: Page, baseUrl: string, owner: HttpActor, roleIds: string[] = []) => {
  const { name, ...person } = uniquePerson();
  const { user_id: userId } = await owner.call(createUserEndpoint, { ...person, roleIds, sendLogin: true });
  const subject = `Your account at ${owner.who.tenant.name}: create your password`;
  const token = (await waitForEmailedLink(page, person.email, subject)).split('#')[1] ?? '';
  await owner.call(setPasswordEndpoint, { token, password: newPassword });
  const actor = await signInOverHttp(baseUrl, person.email, newPassword);
  return { userId, name, email: person.email, actor };
};

import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import { agencyRequirements } from '#contract/common/operation.ts';
import { endpoints, operations } from '#contract/registry.ts';
import { readGroupEndpoint } from '#contract/team/endpoints.ts';
import { HttpProblem } from '#server/simulator/http-actor.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { rowOfUser } from '#e2e/actors/rows-of-users.ts';

/** The permissions in section 6 of the first specification, copied by hand. */
const ofStandard = {
  Marketplace: ['Search / View Opportunities'],
  'My Clients': ['View All Client Details'],
  Auctions: ['View Auctions / Staging'],
  'My Documents': ['View Details'],
  'Application Stage': ['View'],
  Clarification: ['View Details', 'Create Topic / Reply'],
  'Bidding Stage': ['View Details'],
  'Fulfillment Stage': [
    'View Details',
    'Upload Document',
    'Submit Candidate',
    'Edit Candidate Details',
    'Comment on Candidate',
    'Acknowledge Employer Edits',
  ],
  Notification: ['View / Filter / Action'],
  Messaging: ['Create Discussion', 'Message'],
};
const onlyOfAdmin = {
  'Company Profile': ['Create', 'Edit', 'Save'],
  'Manage Users': ['Add Account Manager', 'Invite User / Assign / Edit User Role', 'Add Tech Support'],
  Marketplace: ['Submit Prequalification Request'],
  Auctions: ['Assign User to Auction'],
  'My Documents': ['Upload / Replace / Delete'],
  'Application Stage': ['Submit Application Request', 'Withdraw Application'],
  'Bidding Stage': ['Place Bids'],
  Assignments: ['View Other Users Assignment / Data'],
};
const named = (modules: Record<string, readonly string[]>): string[] =>
  Object.entries(modules).flatMap(([module, features]) => features.map((feature) => `${module}=${feature}`));
const standardRights = named(ofStandard);
const adminRights = [...standardRights, ...named(onlyOfAdmin)];

interface Shape {
  type?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Shape>;
  pattern?: string;
}

/** Returns a valid input for a call about a record that does not exist. */
const sampleOf = (shape: Shape, name = ''): unknown => {
  const one = shape.anyOf?.[0] ?? shape;
  if (one.enum) return one.enum[0];
  if (one.type === 'object') {
    return Object.fromEntries(
      (one.required ?? []).map((field) => [field, sampleOf(one.properties?.[field] ?? {}, field)]),
    );
  }
  if (one.type === 'array') return one.minItems && one.items ? [sampleOf(one.items)] : [];
  if (one.type === 'boolean') return true;
  if (one.type === 'integer' || one.type === 'number') return 1;
  if (name === 'email') return 'nobody@people.example';
  if (one.pattern?.includes('{64}')) return '0'.repeat(64);
  return one.pattern === undefined ? 'text' : '01900000-0000-7000-8000-0000000000ff';
};

/** The calls that require a permission which a standard user lacks, each with a valid input. */
const beyondStandard = operations.flatMap(({ name, access, input }) => {
  const right = access === 'public' ? undefined : agencyRequirements(access.agency ?? 'any').permission;
  const at = endpoints.find(({ operation }) => operation === name);
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape;
  // Optional values are included where possible, because an endpoint's older path may contain them.
  const whole = { ...shape, required: Object.keys(shape.properties ?? {}) };
  const samples = [whole, shape].map((one) => sampleOf(one) as Record<string, unknown>);
  const sample = samples.find((one) => input.safeParse(one).success) ?? {};
  const isCall = right !== undefined && !standardRights.includes(right) && input.safeParse(sample).success;
  return isCall && at ? [{ name, at, sample }] : [];
});

const statusOf = async (actor: HttpActor, { at, sample }: (typeof beyondStandard)[number]): Promise<number> => {
  try {
    await actor.call(at, sample);
    return 200;
  } catch (error) {
    return error instanceof HttpProblem ? error.status : 0;
  }
};

const hiddenFrom = async (page: Page) => {
  await page.goto('/user-management');
  await expect(await rowOfUser(page, people.owner)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Rolecall staff' })).toHaveCount(0);
  await page.goto('/user-management/roles');
  await expect(page.getByText(/permission to manage users/).first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByText(/Harbour Talent/).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
};

test('Admin Account and Standard User Account have exactly the listed permissions; every call and page respects them [U08]', async ({
  page,
  baseURL,
}) => {
  const admin = await signInOverHttp(baseURL ?? '', people.admin, demoPassword);
  const standard = await signInOverHttp(baseURL ?? '', people.standard, demoPassword);
  expect(admin.who.permissions.toSorted()).toEqual(adminRights.toSorted());
  expect(standard.who.permissions.toSorted()).toEqual(standardRights.toSorted());
  const { roles } = await admin.call(readGroupEndpoint, {});
  const counts = roles.map(({ shownName, permissions }) => [shownName, permissions.length]);
  expect(counts).toContainEqual(['Admin Account', adminRights.length]);
  expect(counts).toContainEqual(['Standard User Account', standardRights.length]);

  expect(beyondStandard.length).toBeGreaterThan(25);
  for (const call of beyondStandard) {
    expect([call.name, await statusOf(standard, call)]).toEqual([call.name, 403]);
  }
  // With the permission, the call fails because the record does not exist.
  const [rename] = beyondStandard.filter(({ name }) => name === 'team.renameUser');
  expect(rename && (await statusOf(admin, rename))).toBe(404);
  await startSession(page, people.standard);
  await hiddenFrom(page);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { requestTestimonial as operation } from '#contract/testimonials/operations.ts';
import { maxInvitationsPerDay } from '#contract/testimonials/rules.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTestimonial } from '../factories.ts';
import { testimonialReactions } from '../reactions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const person = (email: string) => ({
  fullName: 'Tove Aldermann',
  jobTitle: 'Head of Talent',
  company: 'Northwind Health',
  email,
});
const agency = async () => {
  const { id: tenantId } = await makeTenant(server.kit.db);
  return { tenantId, userId: (await makeUser(server.kit.db, { tenantId })).id };
};
const request = async (userId: string, ...emails: string[]) => {
  const { status, body } = await server.call(userId, requestTestimonialEndpoint, { testimonials: emails.map(person) });
  return { status, body: body as { code: string; message: string; requested: unknown[]; failed: unknown[] } };
};

test('a client gets an email for a request of 30 days, and its token exists only once the email is written', async () => {
  const { tenantId, userId } = await agency();
  server.kit.enqueued.length = 0;
  const { status, body } = await request(userId, 'Tove@Northwind.example');
  expect(status).toBe(200);
  expect(body.requested).toMatchObject([
    { fullName: 'Tove Aldermann', email: 'tove@northwind.example', status: 'requested', token: null, isActive: true },
  ]);
  expect(
    await server.kit.db.selectFrom('testimonial').selectAll().where('tenantId', '=', tenantId).execute(),
  ).toMatchObject([
    {
      tokenHash: null,
      isMailed: true,
      createdBy: userId,
      expiresAt: new Date(server.kit.clock.now().getTime() + 30 * 86_400_000),
    },
  ]);
  const [reaction] = testimonialReactions;
  expect(server.kit.enqueued).toMatchObject([
    { queue: `reaction.${reaction && 'job' in reaction ? reaction.job : ''}` },
  ]);
});

test('of several clients, those who cannot be asked are named, and the others are asked', async () => {
  const { userId } = await agency();
  await request(userId, 'one@northwind.example');
  const { status, body } = await request(userId, 'one@northwind.example', 'two@northwind.example');
  expect(status).toBe(200);
  expect(body.requested).toHaveLength(1);
  expect(body.failed).toEqual([
    { email: 'one@northwind.example', message: 'one@northwind.example was asked already, and has not answered yet' },
  ]);
});

test('if no client can be asked, the reasons are joined by commas: none-requested', async () => {
  const { userId } = await agency();
  await request(userId, 'one@northwind.example', 'two@northwind.example');
  const { status, body } = await request(userId, 'one@northwind.example', 'two@northwind.example');
  expect([status, body.code, body.message]).toEqual([
    409,
    'none-requested',
    'one@northwind.example was asked already, and has not answered yet, two@northwind.example was asked already, and has not answered yet',
  ]);
});

test('an agency can send at most 500 unsolicited emails a day', async () => {
  const { tenantId, userId } = await agency();
  const makes = Array.from({ length: maxInvitationsPerDay }, () =>
    makeTestimonial(server.kit.db, { tenantId, createdAt: server.kit.clock.now() }),
  );
  await Promise.all(makes);
  expect(await request(userId, 'late@northwind.example')).toMatchObject({
    status: 409,
    body: {
      code: 'none-requested',
      message: 'late@northwind.example was not asked: your agency has asked 500 people today',
    },
  });
  server.kit.clock.advance(86_400_001);
  expect(await request(userId, 'late@northwind.example')).toMatchObject({ status: 200 });
});

test.each([
  ['fullName', '', 'Name is required!'],
  ['email', 'nobody', 'Please enter a valid email address.'],
  ['company', '', 'Organization is required!'],
  ['jobTitle', '', 'Job title is required!'],
])('%s %j is refused with its message', (field, value, message) => {
  const testimonials = [{ ...person('a@northwind.example'), [field]: value }];
  expect(operation.input.safeParse({ testimonials }).error?.issues[0]).toMatchObject({ message });
});

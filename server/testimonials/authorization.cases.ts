import type { TestimonialStatus } from '#contract/testimonials/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { hashLinkToken } from './commands/link-token.ts';
import { makeTestimonial, makeTestimonialLogo } from './factories.ts';
import { clientLogoPath } from './queries/testimonial-rows.ts';

const person = () => ({
  fullName: 'Tove Aldermann',
  jobTitle: 'Head of Talent',
  company: 'Northwind Health',
  email: `${newId()}@northwind.example`,
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates a case with one testimonial of the caller's agency and one of another agency. */
const ofTestimonial = (status: TestimonialStatus, input: (testimonialId: string) => object): AuthorizationCase => ({
  own: async ({ server }, { tenantId }) => input((await makeTestimonial(server.kit.db, { tenantId, status })).id),
  other: async ({ server, rivalId }) => input((await makeTestimonial(server.kit.db, { tenantId: rivalId, status })).id),
});

/** Creates a testimonial with an unused, valid link. */
const linked = async ({ server, agencyId }: AuthorizationWorld) => {
  const token = newId();
  const row = await makeTestimonial(server.kit.db, {
    tenantId: agencyId,
    tokenHash: hashLinkToken(token),
    expiresAt: new Date('2100-01-01T00:00:00Z'),
  });
  return { token, row };
};

/** Creates a logo with its file, for a testimonial of a tenant. */
const logoOf = async ({ server }: AuthorizationWorld, tenantId: string) => {
  const { id } = await makeTestimonial(server.kit.db, { tenantId });
  const logo = await makeTestimonialLogo(server.kit.db, { tenantId, testimonialId: id, sizeBytes: png.length });
  await server.product.files.write(logo.storageKey, png);
  return { logoId: logo.id };
};

export const testimonialCases: Record<string, AuthorizationCase> = {
  'testimonials.list': { own: () => ({}) },
  'testimonials.request': { own: () => ({ testimonials: [person()] }) },
  'testimonials.create': { own: person },
  'testimonials.publish': ofTestimonial('approved', (testimonialId) => ({ testimonialId, isPublish: true })),
  'testimonials.delete': ofTestimonial('requested', (testimonialId) => ({ testimonialId })),
  'testimonials.logo': {
    own: (world, { tenantId }) => logoOf(world, tenantId),
    other: (world) => logoOf(world, world.rivalId),
  },
  'testimonials.form': { own: async (world) => ({ token: (await linked(world)).token }) },
  'testimonials.submit': {
    own: async (world) => {
      const { token, row } = await linked(world);
      const logo = await makeTestimonialLogo(world.server.kit.db, { tenantId: row.tenantId, testimonialId: row.id });
      const { fullName, jobTitle, company } = row;
      return { token, recommendation: 'They listen.', fullName, jobTitle, company, logoPath: clientLogoPath(logo.id) };
    },
  },
  'testimonials.uploadImage': {
    own: async (world) => ({ token: (await linked(world)).token }),
    file: { name: 'logo.png', bytes: png },
  },
  'testimonials.forReview': { own: () => ({}) },
  'testimonials.review': {
    own: async ({ server, agencyId }) => {
      const { id } = await makeTestimonial(server.kit.db, { tenantId: agencyId, status: 'submitted' });
      return { testimonialId: id, isApproved: true };
    },
  },
};

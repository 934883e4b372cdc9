import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

const madeAt = new Date('2026-11-18T04:00:00Z');

let made = 0;

/**
 * Creates a testimonial, by default in the status Requested. A later status gets the data that goes with it, including
 * a logo unless one is given.
 */
export const makeTestimonial = async (
  db: Kysely<Database>,
  given: { tenantId: string } & Partial<Insertable<Database['testimonial']>>,
): Promise<Selectable<Database['testimonial']>> => {
  made += 1;
  const id = given.id ?? newId();
  const status = given.status ?? 'requested';
  const isWritten = status !== 'requested';
  const isDecided = status === 'approved' || status === 'declined';
  const logoId = given.logoId ?? (isWritten ? newId() : null);
  const createdAt = given.createdAt ?? madeAt;
  const row = await db
    .insertInto('testimonial')
    .values({
      id,
      fullName: 'Tove Aldermann',
      jobTitle: 'Head of Talent',
      company: 'Northwind Health',
      email: `client${String(made)}@northwind.example`,
      isMailed: true,
      expiresAt: new Date('2026-12-18T04:00:00Z'),
      createdAt,
      status,
      logoId,
      recommendation: isWritten ? 'They listen first, then send three people, any of whom we would hire.' : null,
      submittedAt: isWritten ? createdAt : null,
      decidedAt: isDecided ? createdAt : null,
      declineReason: status === 'declined' ? 'It names a person who is not asked.' : '',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (logoId !== null && given.logoId === undefined)
    await makeTestimonialLogo(db, { id: logoId, tenantId: given.tenantId, testimonialId: id });
  return row;
};

/** Creates a testimonial's logo, whose file exists only if a storage key is given. */
export const makeTestimonialLogo = async (
  db: Kysely<Database>,
  given: { tenantId: string; testimonialId: string } & Partial<Insertable<Database['testimonialLogo']>>,
): Promise<Selectable<Database['testimonialLogo']>> => {
  const id = given.id ?? newId();
  return db
    .insertInto('testimonialLogo')
    .values({
      id,
      fileName: 'logo.png',
      mediaType: 'image/png',
      sizeBytes: 100,
      storageKey: `${id}.png`,
      thumbnailKey: `${id}.png.thumb.png`,
      createdAt: madeAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

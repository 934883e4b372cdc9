import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const day = 86_400_000;
/** The number of days for which deleted testimonials and unanswered requests are kept. */
const keptDays = 30;

/**
 * Purges testimonials a month after they were deleted, unanswered requests a month after their link expired, and a
 * form's unused logos after a day.
 */
export const purgeTestimonials = async (scope: SystemScope, files: Files): Promise<void> => {
  const before = new Date(scope.now.getTime() - keptDays * day);
  const gone = await scope.db
    .selectFrom('testimonial')
    .select('id')
    .where((eb) =>
      eb.or([eb('deletedAt', '<', before), eb.and([eb('status', '=', 'requested'), eb('expiresAt', '<', before)])]),
    )
    .execute();
  const ids = gone.map(({ id }) => id);
  const removed = await scope.db
    .deleteFrom('testimonialLogo')
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('testimonialId', 'in', ids)] : []),
        eb.and([
          eb('createdAt', '<', new Date(scope.now.getTime() - day)),
          eb.not(
            eb.exists(
              eb
                .selectFrom('testimonial')
                .select('testimonial.id')
                .whereRef('testimonial.logoId', '=', 'testimonialLogo.id'),
            ),
          ),
        ]),
      ]),
    )
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  if (ids.length > 0) await scope.db.deleteFrom('testimonial').where('id', 'in', ids).execute();
  scope.afterCommit(async () => {
    for (const file of removed) await files.remove(file);
  });
};

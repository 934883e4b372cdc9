import { commonRefusals } from '#contract/common/refusal.ts';
import type { uploadTestimonialImage as operation } from '#contract/testimonials/operations.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import { testimonialLogoLimit, testimonialLogoError } from '#contract/testimonials/rules.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult, HandlerInput } from '#server/platform/http/handler.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findTestimonialByLink } from '../queries/links.ts';
import { clientLogoPath } from '../queries/testimonial-rows.ts';

/** The maximum number of uploads. Clients may replace their logo, but the link must not become a file store. */
const mostUploads = 10;

/** Stores a logo for a testimonial. If several logos were uploaded, the submitted form names the one to use. */
export const uploadLogo = async (
  scope: SystemScope,
  { token, file }: HandlerInput<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findTestimonialByLink(scope, token, { isHeld: true });
  if (found instanceof Refused) return found;
  const { thumbnailKey, extension, sizeBytes, sentBytes } = file;
  if (!(testimonialLogoLimit.extensions as readonly string[]).includes(extension) || thumbnailKey === null) {
    return refuse(commonRefusals['file-type'], { message: testimonialLogoError.error() });
  }
  if (sentBytes > testimonialLogoLimit.bytes)
    return refuse(commonRefusals['file-too-large'], { message: testimonialLogoError.error() });
  const { count } = await scope.db
    .selectFrom('testimonialLogo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('testimonialId', '=', found.id)
    .executeTakeFirstOrThrow();
  if (count >= mostUploads) return refuse(testimonialRefusals['too-many-uploads']);
  const id = newId();
  await scope.db
    .insertInto('testimonialLogo')
    .values({
      id,
      tenantId: found.tenantId,
      testimonialId: found.id,
      fileName: file.name,
      mediaType: file.mediaType,
      sizeBytes,
      storageKey: file.storageKey,
      thumbnailKey,
      createdAt: scope.now,
    })
    .execute();
  return { uploadFile: clientLogoPath(id) };
};

import type { InputOf } from '#contract/common/operation.ts';
import type { downloadTestimonialLogo as operation } from '#contract/testimonials/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope } from '#server/platform/scope/scope.ts';

/** Downloads a testimonial's logo, for its agency and for the provider's staff. */
export const downloadLogo = async (
  scope: AgencyScope | ProviderScope,
  { logoId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await scope.db
    .selectFrom('testimonialLogo')
    .select(['storageKey', 'fileName', 'mediaType', 'sizeBytes'])
    .where('id', '=', logoId)
    .$if(scope.side === 'agency', (query) => query.where('tenantId', '=', scope.tenantId))
    .executeTakeFirst();
  return row ? { ...row, inline: true } : notFound();
};

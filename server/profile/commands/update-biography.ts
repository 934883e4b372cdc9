import type { IOptions } from 'sanitize-html';
import { visibleLength } from '#contract/common/text/rich-text.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { tooLongMessage } from '#contract/common/text-messages.ts';
import type { updateBiography as operation } from '#contract/profile/operations/biography.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { readBiography } from '../queries/read-biography.ts';

/**
 * The tags that the editor can write. All other tags are removed; scripts and styles are removed together with their
 * content.
 */
const allowed: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (_name, { href = '' }) => ({ tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow' } }),
  },
  // No real text is nested more deeply than this.
  nestingLimit: 20,
};

/** Saves an agency's biography, within the configured length. */
export const updateBiography = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  // The sanitiser is loaded only when a biography is first saved, so that the server starts faster.
  const { default: sanitize } = await import('sanitize-html');
  const html = sanitize(input.biography, allowed).trim();
  const length = visibleLength(html);
  const { max } = await readBiography(scope);
  if (length > max) {
    const message = tooLongMessage('Company Biography', max);
    return refuse(profileRefusals['biography-too-long'], { message, fields: [{ field: 'biography', message }] });
  }
  const row = { biography: length === 0 ? '' : html, biographyLength: length, biographySavedAt: scope.now };
  await scope.db
    .insertInto('agencyProfile')
    .values({ tenantId: scope.tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row))
    .execute();
  await recordProfileChange(scope, 'biography');
  return readBiography(scope);
};

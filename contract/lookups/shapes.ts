import { z } from 'zod';
import { inputError } from '#contract/common/text/input-error.ts';
import { lookupShape } from '#contract/common/lookup-shape.ts';

/** A country. `code` is its ISO 3166-1 alpha-2 code; the ID is its ISO numeric code. */
export const countryShape = lookupShape.extend({ code: z.string(), regionId: z.number().int() });

/** A currency. `code` is its ISO 4217 code; `digits` is its number of decimal places. */
export const currencyShape = lookupShape.extend({ code: z.string(), digits: z.number().int() });

export const industryShape = lookupShape.extend({ sectorId: z.number().int() });
export const subIndustryShape = lookupShape.extend({ industryId: z.number().int() });
export const subClassificationShape = lookupShape.extend({ classificationId: z.number().int() });

/** A profession. `iscoCode` is its unit group in ISCO-08, if known; `oscaCode` is its unit group in OSCA. */
export const professionShape = lookupShape.extend({ iscoCode: z.string().nullable(), oscaCode: z.string().nullable() });
export const jobTitleShape = lookupShape.extend({ professionId: z.number().int() });

/** The kinds of records that have a status. */
export const statusKindShape = z.enum(
  ['tenant', 'application', 'engagement', 'talentRequest'],
  inputError('Kind is required: tenant, application, engagement or talentRequest.'),
);
export type StatusKind = z.output<typeof statusKindShape>;

/**
 * The actions for which a reason is given: an agency withdraws a candidate or its application; an employer rejects a
 * candidate, declines an application, revokes its approval or asks for a new tender, or pauses, cancels or completes a
 * talent request.
 */
export const reasonKindShape = z.enum(
  ['withdraw', 'reject', 'decline', 'pause', 'cancel', 'complete', 'withdrawApplication', 'revoke', 'rebid'],
  inputError(
    'Kind is required: withdraw, reject, decline, pause, cancel, complete, withdrawApplication, revoke or rebid.',
  ),
);
export type ReasonKind = z.output<typeof reasonKindShape>;

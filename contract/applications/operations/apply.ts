import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { optionalTextSchema } from '#contract/common/text.ts';
import { applicationRefusals } from '../refusals.ts';
import { submittedApplicationShape, applicationTermsShape } from '../shapes.ts';
import { checkTenderFee, tenderFields } from './fields.ts';

export const readTerms = operation({
  name: 'applications.terms',
  summary:
    'Returns the terms that an agency accepts by applying to an engagement, with their hash, and whether it may apply',
  effect: 'read',
  access: { agency: 'Marketplace=Search / View Opportunities' },
  input: z.object({ engagementId: id() }),
  output: applicationTermsShape,
});

const confirmedTerms = {
  engagementId: id(),
  termsVersion: z.number().int(),
  termsHash: z.string().regex(/^[0-9a-f]{64}$/, inputError('This is not the hash of the terms.')),
  location: optionalTextSchema('Location', 200),
};

const applyAccess = { agency: 'Application Stage=Submit Application Request' } as const;
const applyRefusals = [
  applicationRefusals['terms-changed'],
  applicationRefusals['already-applied'],
  applicationRefusals['not-open-to-you'],
  applicationRefusals['wrong-way-to-apply'],
];

export const applyAtSetRate = operation({
  name: 'applications.applySetRate',
  summary: "Applies to a success fee engagement at the employer's rate, confirming the terms as shown",
  effect: 'write',
  access: applyAccess,
  input: z.object(confirmedTerms),
  output: submittedApplicationShape,
  refusals: applyRefusals,
});

export const applyWithTender = operation({
  name: 'applications.applyTenderRate',
  summary: 'Applies to a success fee engagement with a sealed tender: a fee type with its percentage or amount',
  effect: 'write',
  access: applyAccess,
  input: z.object({ ...confirmedTerms, ...tenderFields }).superRefine(checkTenderFee),
  output: submittedApplicationShape,
  refusals: applyRefusals,
});

export const applyToAuction = operation({
  name: 'applications.applyCompetitive',
  summary: 'Applies to a competitive engagement. The price is set by the later bid',
  effect: 'write',
  access: applyAccess,
  input: z.object(confirmedTerms),
  output: submittedApplicationShape,
  refusals: applyRefusals,
});

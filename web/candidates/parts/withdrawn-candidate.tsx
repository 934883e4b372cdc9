import type { ReactNode } from 'react';
import { candidateFullName } from '#contract/candidates/rules.ts';
import type { Claim } from '#contract/claims/shapes.ts';
import { copy } from '#web/candidates/copy.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { useEmployerCrumbs } from '#web/candidates/parts/viewer/crumbs.tsx';

/** The data of an employer's claim that the page of the withdrawn candidate shows. */
export type ClaimOnWithdrawn = Pick<
  Claim,
  'candidateNumber' | 'firstName' | 'lastName' | 'engagementId' | 'engagementNumber' | 'jobTitle' | 'supplierName'
>;

/** A withdrawn candidate that the employer has claimed. The employer sees its claim and nothing else of the candidate. */
export const WithdrawnCandidate = ({ of, claim }: { of: ClaimOnWithdrawn; claim: ReactNode }) => (
  <>
    <PageHeader
      title={candidateFullName(of)}
      short={formatPaddedNumber(of.candidateNumber)}
      crumbs={useEmployerCrumbs(of)}
      lead={<p>{`${of.jobTitle}, ${of.supplierName}`}</p>}
    />
    <Banner tone="info">{copy.withdrawnClaimedBanner}</Banner>
    {claim}
  </>
);

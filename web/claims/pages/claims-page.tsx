import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxStatementLength } from '#contract/claims/rules.ts';
import type { Claim } from '#contract/claims/shapes.ts';
import { claimsQuery, claimsPageSize, useDecideClaim } from '#web/claims/client.ts';
import { copy } from '#web/claims/copy.ts';
import { ClaimDetails, ClaimStateBadge } from '#web/claims/parts/claim-facts.tsx';
import s from '#web/claims/parts/claims.module.css';
import { Problem } from '#web/platform/api/problem.ts';
import { useFilters } from '#web/platform/filters.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

type Deciding = { claim: Claim; isUpheld: boolean };

/** Employers' claims that they already knew a candidate. Rolecall's staff decide those that agencies contest. */
export const ClaimsPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const list = useQuery(claimsQuery(page));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: claimsPageSize, total }, (last) => set({ page: last }, true));
  const claims = isPastEnd ? undefined : list.data?.records;
  return (
    <>
      <PageHeader title={copy.title} fact={list.data && copy.claimCount({ count: list.data.total })} />
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failedList} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {!claims && <SkeletonRows rows={4} />}
          {claims?.length === 0 && <EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
          {claims?.map((claim) => (
            <ClaimItem key={claim.claimId} claim={claim} onDecide={(isUpheld) => setDeciding({ claim, isUpheld })} />
          ))}
        </>
      )}
      {list.data && list.data.total > 0 && (
        <Paging page={page} pageSize={claimsPageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
      )}
      {deciding && <DecideClaim {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
};

const ClaimItem = ({ claim, onDecide }: { claim: Claim; onDecide: (isUpheld: boolean) => void }) => (
  <Block
    title={`${claim.firstName} ${claim.lastName}`}
    note={`${claim.clientName}, ${claim.supplierName}, ${claim.jobTitle} (${formatPaddedNumber(claim.engagementNumber)})`}
    aside={<ClaimStateBadge claim={claim} />}
  >
    <div className={s.claim}>
      <ClaimDetails claim={claim} />
      <div className={s.side}>
        <h3>{copy.recorded}</h3>
        <Facts
          facts={[
            [copy.submitted, <DateText key="submitted" value={claim.submittedAt} time />],
            [
              copy.consented,
              claim.consentedAt === null ? copy.noConsent : <DateText key="consented" value={claim.consentedAt} time />,
            ],
            ...claim.cvUploadedAt.map((at) => [copy.cvUploaded, <DateText key={at} value={at} time />] as const),
          ]}
        />
      </div>
      {claim.can.decide.allowed && (
        // Neither decision is more usual than the other, so neither is highlighted.
        <div className={s.actions}>
          <Button onClick={() => onDecide(true)}>{copy.uphold}</Button>
          <Button onClick={() => onDecide(false)}>{copy.dismiss}</Button>
        </div>
      )}
    </div>
  </Block>
);

const DecideClaim = ({ claim, isUpheld, onClose }: Deciding & { onClose: () => void }) => {
  const decide = useDecideClaim();
  const { claimId, clientName: client } = claim;
  return (
    <ConfirmDialog
      open
      title={isUpheld ? copy.upholdTitle({ client }) : copy.dismissTitle({ client })}
      confirm={isUpheld ? copy.uphold : copy.dismiss}
      reason={{ label: copy.reasonsLabel, max: maxStatementLength }}
      pending={decide.isPending}
      error={decide.error instanceof Problem ? decide.error.message : undefined}
      onConfirm={(reasons) =>
        decide.mutate(
          { claimId, isUpheld, reasons },
          {
            onSuccess: () => {
              toast.success(copy.decided);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {isUpheld ? copy.upholdText({ client: claim.clientName }) : copy.dismissText}
    </ConfirmDialog>
  );
};

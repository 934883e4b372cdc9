import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { Dispute } from '#contract/disputes/shapes.ts';
import { CentreTabs } from '#web/candidates/public.tsx';
import { DateWithName, ProofList, DecisionReasons, isDecisionLate } from '#web/claims/public.tsx';
import { disputesQuery, disputesPageSize, useWithdrawDispute } from '#web/disputes/client.ts';
import { copy } from '#web/disputes/copy.ts';
import { DisputeStateBadge } from '#web/disputes/parts/dispute-state.tsx';
import { recordedFacts } from '#web/disputes/parts/recorded-facts.tsx';
import s from '#web/disputes/parts/disputes.module.css';
import { useFilters } from '#web/platform/filters.ts';
import { formatMoney, formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

/** The agency's disputes about candidates owned by other agencies. */
export const DisputesPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const list = useQuery(disputesQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: disputesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const disputes = isPastEnd ? undefined : list.data?.records;
  return (
    <>
      <PageHeader title={copy.title} />
      <CentreTabs now="disputes" />
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failedList} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {!disputes && <SkeletonRows rows={4} />}
          {disputes?.length === 0 && (
            <EmptyState
              title={copy.none}
              actions={
                <LinkButton to="/engagement/board" kind="primary">
                  {copy.toEngagements}
                </LinkButton>
              }
            >
              {copy.noneText}
            </EmptyState>
          )}
          {disputes?.map((dispute) => (
            <DisputeItem key={dispute.disputeId} dispute={dispute} />
          ))}
        </>
      )}
      {list.data && list.data.total > 0 && (
        <Paging
          page={page}
          pageSize={disputesPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
};

const assignedFeeText = (
  { amount, currencyIso, isAgreed }: Dispute['assignedFees'][number],
  client: string,
): string => {
  if (amount === null) return copy.assignedFeeOpen({ client });
  const fee = formatMoney(amount, currencyIso);
  return isAgreed ? copy.assignedFeeAgreed({ client, fee }) : copy.assignedFee({ fee });
};

const DisputeItem = ({ dispute }: { dispute: Dispute }) => {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const withdraw = useWithdrawDispute();
  // Awaited here rather than by the dialog, whose button disappears once the dispute has ended.
  const go = async (): Promise<void> => {
    await withdraw.mutateAsync(dispute.disputeId).then(() => toast.success(copy.withdrawDone), toast.problem);
    setWithdrawing(false);
  };
  return (
    <Block
      title={candidateName(dispute)}
      note={`${dispute.clientName}, ${dispute.jobTitle} (${formatPaddedNumber(dispute.engagementNumber)})`}
      aside={<DisputeStateBadge dispute={dispute} />}
    >
      <div className={s.dispute}>
        {isDecisionLate(dispute) && <p className={s.late}>{copy.lateForOpener}</p>}
        <Facts
          facts={[
            [copy.openedOn, <DateWithName key="opened" at={dispute.openedAt} name={dispute.openedByName} />],
            dispute.endedAt === null
              ? [copy.decideBy, <DateText key="decide" value={dispute.decideBy} time />]
              : [copy.endedOn, <DateText key="ended" value={dispute.endedAt} />],
            ...recordedFacts(dispute),
          ]}
        />
        <ProofList
          title={copy.ownProof}
          side={copy.yourAgency}
          contacts={dispute.contacts}
          statement={dispute.statement}
        />
        {dispute.assignedFees.map((fee) => (
          <p key={`${fee.currencyIso} ${String(fee.amount)}`} className={s.late}>
            {assignedFeeText(fee, dispute.clientName)}
          </p>
        ))}
        <DecisionReasons title={copy.reasons} text={dispute.reasons} />
        {dispute.can.withdraw.allowed && (
          <div className={s.actions}>
            <Button size="sm" onClick={() => setWithdrawing(true)}>
              {copy.withdraw}
            </Button>
          </div>
        )}
      </div>
      {isWithdrawing && (
        <ConfirmDialog
          open
          danger
          title={copy.withdrawTitle}
          confirm={copy.withdraw}
          pending={withdraw.isPending}
          onConfirm={() => void go()}
          onClose={() => setWithdrawing(false)}
        >
          {copy.withdrawText}
        </ConfirmDialog>
      )}
    </Block>
  );
};

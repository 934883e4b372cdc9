import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { maxStatementLength } from '#contract/claims/rules.ts';
import type { StaffDispute } from '#contract/disputes/shapes.ts';
import { DateWithName, ProofList, DecisionReasons } from '#web/claims/public.tsx';
import { disputesPageSize, staffDisputesQuery, useDecideDispute } from '#web/disputes/client.ts';
import { copy } from '#web/disputes/copy.ts';
import { DisputeStateBadge } from '#web/disputes/parts/dispute-state.tsx';
import { recordedFacts } from '#web/disputes/parts/recorded-facts.tsx';
import s from '#web/disputes/parts/disputes.module.css';
import { Problem } from '#web/platform/api/problem.ts';
import { useFilters } from '#web/platform/filters.ts';
import { formatMoney, formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

type Deciding = { dispute: StaffDispute; isUpheld: boolean };

/** Disputes between agencies about which of them represents a candidate. Rolecall's staff decide them. */
export const StaffDisputesPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const list = useQuery(staffDisputesQuery(page));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: disputesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const disputes = isPastEnd ? undefined : list.data?.records;
  return (
    <>
      <PageHeader title={copy.title} fact={list.data && copy.disputeCount({ count: list.data.total })} />
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failedList} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {!disputes && <SkeletonRows rows={4} />}
          {disputes?.length === 0 && <EmptyState title={copy.none}>{copy.noneForStaff}</EmptyState>}
          {disputes?.map((dispute) => (
            <StaffDisputeItem
              key={dispute.disputeId}
              dispute={dispute}
              onDecide={(isUpheld) => setDeciding({ dispute, isUpheld })}
            />
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
      {deciding && <DecideDispute {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
};

const ownerFacts = (owner: NonNullable<StaffDispute['owner']>): Fact[] => [
  [copy.submitted, <DateText key="submitted" value={owner.submittedAt} time />],
  ...recordedFacts(owner),
  ...(owner.hiredAt === null ? [] : [[copy.hired, <DateText key="hired" value={owner.hiredAt} />] as const]),
  owner.answeredAt === null
    ? [copy.answerBy, <DateText key="answer" value={owner.answerBy} time />]
    : [copy.answeredOn, <DateWithName key="answered" at={owner.answeredAt} name={owner.answeredByName} />],
];

type ItemProps = { dispute: StaffDispute; onDecide: (isUpheld: boolean) => void };

const assignedFeeText = ({ amount, currencyIso, isAgreed }: StaffDispute['assignedFees'][number]): string => {
  if (amount === null) return copy.feeToAgree;
  const fee = formatMoney(amount, currencyIso);
  return isAgreed ? copy.feeAgreed({ fee }) : fee;
};

const StaffDisputeItem = ({ dispute, onDecide }: ItemProps) => {
  const { owner, can } = dispute;
  return (
    <Block
      title={candidateName(dispute)}
      note={`${dispute.clientName}, ${dispute.jobTitle} (${formatPaddedNumber(dispute.engagementNumber)})`}
      aside={<DisputeStateBadge dispute={dispute} />}
    >
      <div className={s.dispute}>
        <Facts
          facts={[
            [copy.openedOn, <DateWithName key="opened" at={dispute.openedAt} name={dispute.openedByName} />],
            dispute.endedAt === null
              ? [copy.decideBy, <DateText key="decide" value={dispute.decideBy} time />]
              : [copy.endedOn, <DateText key="ended" value={dispute.endedAt} />],
            ...dispute.assignedFees.map((fee): Fact => [copy.feeAssigned, assignedFeeText(fee)]),
          ]}
        />
        <ProofList
          title={dispute.supplierName}
          side={dispute.supplierName}
          contacts={dispute.contacts}
          statement={dispute.statement}
        />
        <div className={s.recorded}>
          <Facts facts={recordedFacts(dispute)} />
        </div>
        {dispute.state === 'open' && owner === null && <p className={s.lead}>{copy.ownerUnknown}</p>}
        {owner && (
          <div className={s.owner}>
            <ProofList
              title={copy.ownerOf({ agency: owner.supplierName })}
              side={owner.supplierName}
              contacts={owner.contacts}
              statement={owner.answeredAt === null ? copy.noAnswer : owner.statement}
            />
            <Facts facts={ownerFacts(owner)} />
          </div>
        )}
        <DecisionReasons title={copy.reasons} text={dispute.reasons} />
        {dispute.state === 'open' && (
          // Neither decision is more usual than the other, so neither is highlighted.
          <div className={s.actions}>
            <Button off={can.dismiss} whyAt="elsewhere" onClick={() => onDecide(false)}>
              {copy.dismiss}
            </Button>
            <Button off={can.uphold} whyAt="beside" onClick={() => onDecide(true)}>
              {copy.uphold}
            </Button>
          </div>
        )}
      </div>
    </Block>
  );
};

const DecideDispute = ({ dispute, isUpheld, onClose }: Deciding & { onClose: () => void }) => {
  const decide = useDecideDispute();
  const { disputeId, supplierName: agency } = dispute;
  return (
    <ConfirmDialog
      open
      title={isUpheld ? copy.upholdTitle({ agency }) : copy.dismissTitle({ agency })}
      confirm={isUpheld ? copy.uphold : copy.dismiss}
      reason={{ label: copy.reasonsLabel, max: maxStatementLength }}
      pending={decide.isPending}
      error={decide.error instanceof Problem ? decide.error.message : undefined}
      onConfirm={(reasons) =>
        decide.mutate(
          { disputeId, isUpheld, reasons },
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
      {isUpheld ? copy.upholdText({ agency }) : copy.dismissText}
    </ConfirmDialog>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnAudit } from '#contract/audits/shapes.ts';
import type { LotState } from '#contract/bidding/states.ts';
import { ownAuditsQuery } from '#web/audits/client.ts';
import { copy } from '#web/audits/copy.ts';
import s from '#web/audits/parts/audits.module.css';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime, formatPaddedNumber } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

type Lot = OwnAudit['lots'][number] & { auditId: string };

const LotName = ({ auditId, talentRequestId, jobTitle, isReadable }: Lot) =>
  isReadable ? (
    <Link className={s.lot} to="/audits/$auditId/$talentRequestId" params={{ auditId, talentRequestId }}>
      {jobTitle}
    </Link>
  ) : (
    jobTitle
  );

const stateText = (state: LotState): string => {
  if (state === 'awarded') return copy.stateAwarded;
  if (state === 'unsuccessful') return copy.stateUnsuccessful;
  return state === 'cancelled' ? copy.stateCancelled : copy.stateOpen;
};

const columns: readonly Column<Lot>[] = [
  { id: 'request', header: copy.request, title: true, cell: (lot) => <LotName {...lot} /> },
  {
    id: 'number',
    header: copy.number,
    width: 112,
    stack: 'start',
    cell: (lot) => formatPaddedNumber(lot.talentRequestNumber),
  },
  {
    id: 'result',
    header: copy.result,
    width: 208,
    stack: 'end',
    cell: (lot) => (lot.isReadable ? stateText(lot.state) : `${stateText(lot.state)}. ${copy.notReadable}`),
  },
  {
    id: 'closed',
    header: copy.closed,
    width: 224,
    stack: 'line',
    cell: (lot) => <DateText value={lot.closedAt} time />,
  },
];

const at = (time: string): string => formatDateTime(time, viewerZone());

const AuditBlock = ({ audit }: { audit: OwnAudit }) => {
  const { auditId, title, engagementNumber, clientName, namedAt, endedAt, namesShownAt, lots } = audit;
  return (
    <Block
      title={title}
      note={copy.about({ number: formatPaddedNumber(engagementNumber), client: clientName, time: at(namedAt) })}
      aside={endedAt === null ? undefined : <Badge>{copy.ended({ time: at(endedAt) })}</Badge>}
    >
      {endedAt === null && <p className={s.lead}>{namesShownAt === null ? copy.withoutNames : copy.withNames}</p>}
      <Table
        label={title}
        columns={columns}
        rows={lots.map((lot) => ({ ...lot, auditId }))}
        rowKey={(lot) => lot.talentRequestId}
        rowName={(lot) => lot.jobTitle}
        empty={null}
      />
    </Block>
  );
};

/** The auctions that the auditor was named for, with their settled talent requests. */
export const OwnAuditsPage = () => {
  const query = useQuery(ownAuditsQuery);
  return (
    <>
      <PageHeader title={copy.title} />
      {hasFailedToLoad(query) && (
        <ErrorState title={copy.failed} onRetry={() => void query.refetch()}>
          {query.error?.message}
        </ErrorState>
      )}
      {query.isPending && <SkeletonRows rows={4} />}
      {query.data?.needsTwoStep === true && (
        <Banner title={copy.twoStepTitle} action={<LinkButton to="/account">{copy.toAccount}</LinkButton>}>
          {copy.twoStepText}
        </Banner>
      )}
      {query.data?.audits.length === 0 && <EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
      {query.data?.audits.map((audit) => (
        <AuditBlock key={audit.auditId} audit={audit} />
      ))}
    </>
  );
};

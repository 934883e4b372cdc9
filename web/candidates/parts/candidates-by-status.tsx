import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CandidateRow, CandidatesByStatus as Found } from '#contract/candidates/shapes.ts';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import { candidatesQuery } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { useRowPages } from '#web/ui/table/use-row-pages.ts';
import { announce } from '#web/ui/text/announce.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { Money, PaddedNumber } from '#web/ui/text/figures.tsx';
import { importCopy } from './import/import-copy.ts';
import { StartedSubmissions } from './started-submissions.tsx';
import { CandidateStatus } from './candidate-status.tsx';
import { SubmitButton } from './submit-action.tsx';
import { summarizeChanges } from './viewer/change-summary.ts';
import { viewerLink } from './viewer-link.ts';
import s from './candidates-by-status.module.css';

type Request = Found['talentRequests'][number];

type Props = {
  engagementId: string;
  /** The candidate that the user has just submitted. */
  submitted?: string | undefined;
};

/** The agency's candidates for an engagement, grouped by talent request and then by status. */
export const CandidatesByStatusList = ({ engagementId, submitted }: Props) => {
  const found = useQuery(candidatesQuery(engagementId));
  if (hasFailedToLoad(found)) {
    return <LoadError title={copy.failedList} error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <SkeletonRows rows={6} label={copy.loading} />;
  if (found.data.talentRequests.length === 0)
    return <EmptyState title={copy.noRequests}>{copy.noRequestsText}</EmptyState>;
  return (
    <>
      <StartedSubmissions engagementId={engagementId} />
      {found.data.talentRequests.map((request) => (
        <RequestWithCandidates
          key={request.talentRequestId}
          request={request}
          found={found.data}
          submitted={submitted}
        />
      ))}
    </>
  );
};

type RequestProps = { request: Request; found: Found; submitted: string | undefined };

const RequestWithCandidates = ({ request, found, submitted }: RequestProps) => {
  const { engagementId, auctionType, clientId } = found;
  const { talentRequestId } = request;
  const rows = request.groups.flatMap((group) => group.candidates);
  const changed = useRemotelyChangedRowKeys(
    { list: talentRequestId, rows },
    (row) => row._id,
    (of, before, after) => announce(summarizeChanges(of, before, after)),
  );
  const linkOf = (row: CandidateRow) => viewerLink(row._id, { engagementId, auctionType, clientId, talentRequestId });
  const candidateList = rows.map((row) => linkOf(row).search);
  const section = useRef<HTMLElement>(null);
  const { shown, paging, openPageOf } = useRowPages(talentRequestId, rows);
  const freshAt = rows.findIndex((row) => row._id === submitted);
  const fresh = rows[freshAt];
  const freshId = fresh?._id;
  useEffect(() => {
    if (!freshId) return;
    openPageOf(freshAt);
    const scroll = (): void =>
      section.current?.querySelector(`[data-key="${freshId}"]`)?.scrollIntoView({ block: 'center' });
    scroll();
    // Scrolls again once the tables above have reached their final height.
    const again = setTimeout(scroll, 400);
    return () => clearTimeout(again);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a candidate that changes its place doesn't change the page
  }, [freshId]);
  return (
    <section ref={section} className={s.request} aria-label={request.jobTitle}>
      <header className={s.head}>
        <div>
          <h2>
            {request.jobTitle} <PaddedNumber value={request.talentRequestNumber} />
          </h2>
          <p>
            {copy.rolesFilled({ filled: request.noOfRolesFilled, all: request.noOfRoles })}
            <span className={s.dot}>{copy.candidateCount({ count: request.candidateCount })}</span>
          </p>
        </div>
        <div className={s.do}>
          {request.can.submit.allowed && (
            <LinkButton
              kind="quiet"
              to="/engagement/$engagementId/submit/$talentRequestId/cvs"
              params={{ engagementId, talentRequestId }}
            >
              {importCopy.addCvs}
            </LinkButton>
          )}
          <SubmitButton engagementId={engagementId} talentRequestId={talentRequestId} right={request.can.submit} />
        </div>
      </header>
      {fresh && (
        <div className={s.submitted}>
          <Banner
            tone="good"
            action={
              request.can.submit.allowed && (
                <LinkButton
                  to="/engagement/$engagementId/submit/$talentRequestId"
                  params={{ engagementId, talentRequestId }}
                >
                  {copy.submitAnother}
                </LinkButton>
              )
            }
          >
            {copy.justSubmitted({ name: candidateName(fresh) })}
          </Banner>
        </div>
      )}
      {rows.length > 0 && (
        <>
          <Table
            label={request.jobTitle}
            columns={columns}
            rows={shown}
            changed={fresh ? new Set([...changed, fresh._id]) : changed}
            rowKey={(row) => row._id}
            rowName={(row) => candidateName(row)}
            link={(row) => ({ ...linkOf(row), state: { candidateList } })}
          />
          <Paging {...paging} />
        </>
      )}
    </section>
  );
};

const Name = ({ row }: { row: CandidateRow }) => (
  <>
    {candidateName(row)} {row.hasNewEdits && <Badge tone="info">{copy.changed}</Badge>}
  </>
);

const columns: readonly Column<CandidateRow>[] = [
  { id: 'name', header: copy.candidate, title: true, cell: (row) => <Name row={row} /> },
  {
    id: 'status',
    header: copy.status,
    width: 156,
    stack: 'start',
    cell: (row) => <CandidateStatus id={row.candidateStatusId} status={row.candidateStatus} />,
  },
  { id: 'location', header: copy.location, width: 172, show: 'wide', stack: 'hide', cell: (row) => row.location },
  {
    id: 'salary',
    header: copy.baseSalary,
    width: 152,
    end: true,
    stack: 'hide',
    cell: (row) => <Money amount={currentSalary(row)} currency={row.baseSalaryIso} />,
  },
  {
    id: 'fee',
    header: copy.agencyFee,
    width: 152,
    end: true,
    stack: 'end',
    cell: (row) => <Money amount={row.agencyFee} currency={row.baseSalaryIso} />,
  },
  {
    id: 'submitted',
    header: copy.submitted,
    width: 112,
    end: true,
    stack: 'corner',
    cell: (row) => <DateText value={row.dateSubmitted} />,
  },
];

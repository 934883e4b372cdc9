import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isPercentMethod } from '#contract/engagements/states.ts';
import type { AuditedLog, LogEntry } from '#contract/audits/shapes.ts';
import { auditedLogQuery, downloadAuditBundle } from '#web/audits/client.ts';
import { copy } from '#web/audits/copy.ts';
import { logEntryText } from '#web/audits/parts/entry-text.ts';
import s from '#web/audits/parts/audits.module.css';
import { Problem } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatExactTime, formatMoney, formatPaddedNumber, formatPercent } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';

const amountText = ({ kind, bid }: LogEntry, currency: string) => {
  if (!bid) return kind === 'bid' ? copy.sealed : null;
  return isPercentMethod(bid.methodId) ? formatPercent(bid.amount) : formatMoney(bid.amount, currency);
};

const columnsOf = ({ names, currency }: AuditedLog): readonly Column<LogEntry>[] => [
  {
    id: 'entry',
    header: copy.entry,
    title: true,
    cell: (row) => (
      <span className={s.event}>{`${String(row.index + 1)}. ${logEntryText(row, names, viewerZone())}`}</span>
    ),
  },
  {
    id: 'time',
    header: copy.time,
    width: 288,
    stack: 'line',
    cell: (row) => formatExactTime(row.at, viewerZone()),
  },
  {
    id: 'bidder',
    header: copy.bidder,
    width: 176,
    stack: 'start',
    cell: ({ bidder }) =>
      bidder === null ? null : (names?.find((one) => one.bidder === bidder)?.agencyName ?? bidder),
  },
  { id: 'amount', header: copy.amount, width: 144, end: true, stack: 'end', cell: (row) => amountText(row, currency) },
  {
    id: 'comparable',
    header: copy.comparable,
    width: 168,
    end: true,
    show: 'wide',
    stack: 'hide',
    cell: ({ bid }) => bid && formatMoney(bid.comparable, currency),
  },
];

const LogBlocks = ({ log }: { log: AuditedLog }) => (
  <>
    <Banner tone="info">{`${log.names === null ? copy.withoutNames : copy.withNames}. ${copy.recorded}`}</Banner>
    <Table
      label={copy.log}
      columns={columnsOf(log)}
      rows={log.entries}
      rowKey={(row) => String(row.index)}
      rowName={(row) => logEntryText(row, log.names, viewerZone())}
      empty={null}
    />
    <Block title={copy.howTo}>
      <div className={s.check}>
        <p>{copy.howToText}</p>
        <p>
          <code>
            node verify-auction.mjs --keys keys.json --audit audit-{formatPaddedNumber(log.talentRequestNumber)}.json
          </code>
        </p>
        <p className={s.links}>
          <a href="/.well-known/rolecall-auction-keys.json" download="keys.json">
            {copy.keys}
          </a>
          <a href="/.well-known/rolecall-verify-auction.mjs" download>
            {copy.verifier}
          </a>
        </p>
        <p>
          {copy.root} <code className={s.root}>{log.root}</code>
        </p>
      </div>
    </Block>
  </>
);

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const code = error instanceof Problem ? error.code : '';
  if (code === 'two-step-needed')
    return (
      <EmptyState
        title={copy.twoStepTitle}
        actions={
          <LinkButton kind="primary" to="/account">
            {copy.toAccount}
          </LinkButton>
        }
      >
        {copy.twoStepText}
      </EmptyState>
    );
  if (code === 'not-found') return <EmptyState title={copy.noLog}>{copy.noLogText}</EmptyState>;
  return <ErrorState title={copy.failedLog} onRetry={onRetry} />;
};

/** The complete log of a settled lot, for its auditor. Opening the page is an access that the bidders see. */
export const AuditedLogPage = (lot: { auditId: string; talentRequestId: string }) => {
  const query = useQuery(auditedLogQuery(lot));
  const log = query.data;
  const crumbs = [
    <Link key="audits" to="/audits">
      {copy.title}
    </Link>,
  ];
  return (
    <>
      {log ? (
        <PageHeader
          title={log.jobTitle}
          short={formatPaddedNumber(log.talentRequestNumber)}
          crumbs={crumbs}
          lead={copy.logAbout({
            number: formatPaddedNumber(log.engagementNumber),
            client: log.clientName,
            count: log.entries.length,
          })}
          actions={
            <DownloadButton kind="primary" onDownload={() => downloadAuditBundle(log)}>
              {copy.download}
            </DownloadButton>
          }
        />
      ) : (
        <PageHeader title={copy.log} crumbs={crumbs} />
      )}
      {hasFailedToLoad(query) && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={8} />}
      {log && <LogBlocks log={log} />}
    </>
  );
};

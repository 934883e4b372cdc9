import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { periodError } from '#contract/reports/rules.ts';
import type { ReportRange } from '#contract/reports/states.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { reportsQuery, useDownloadReport, type ReportEntry } from '#web/reports/client.ts';
import { copy } from '#web/reports/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateRange, type DateRangeValue } from '#web/ui/date/date-range.tsx';
import { daysBefore, dateInZone } from '#web/ui/date/days.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { matchesReportSearch } from './matching.ts';
import s from './reports.module.css';

const pause = 500;
const ranges: readonly Exclude<ReportRange, 'custom'>[] = ['30', '60', '90'];

const today = (): string => dateInZone(viewerZone(), now());

const rangeOf = ({ from, to }: DateRangeValue): ReportRange =>
  ranges.find((days) => to === today() && from === daysBefore(to, Number(days))) ?? 'custom';

/** Returns the error in the chosen period. If the end is missing, the period extends to today. */
const problemOf = ({ from, to }: DateRangeValue) => periodError({ startDate: from, endDate: to || today() }, today());

const Report = ({
  report,
  range,
  onRefused,
}: {
  report: ReportEntry;
  range: DateRangeValue;
  onRefused: () => void;
}) => {
  const { reportId, name, description, can } = report;
  const download = useDownloadReport(reportId);
  const start = (): void => {
    const problem = problemOf(range);
    if (problem) {
      onRefused();
      toast.warning(problem.message);
      return;
    }
    const period = {
      startDate: range.from,
      endDate: range.to || today(),
      range: rangeOf(range),
      timeZone: viewerZone(),
    };
    download.mutate(period, {
      onSuccess: (found) => (found ? toast.success(copy.downloaded({ name })) : toast.info(copy.noneText, copy.none)),
      onError: () => toast.error(copy.failed),
    });
  };
  return (
    <li className={s.report}>
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
      <Button aria-label={copy.downloadNamed({ name })} off={can.download} pending={download.isPending} onClick={start}>
        {copy.download}
      </Button>
    </li>
  );
};

/** A dialog that downloads the agency's reports for a period. */
export const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [range, setRange] = useState<DateRangeValue>(() => ({ from: daysBefore(today(), 30), to: today() }));
  const [isRefused, setRefused] = useState(false);
  const query = useQuery(reportsQuery);
  const shown = query.data?.filter((report) => matchesReportSearch(report, typed));
  const problem = problemOf(range);
  const errorOf = (field: 'startDate' | 'endDate'): string | undefined =>
    problem?.field === field && (isRefused || range.from !== '') ? problem.message : undefined;
  return (
    <Dialog open size="md" title={copy.title} onClose={onClose}>
      <div className={s.all}>
        <DateRange
          label={copy.period}
          value={range}
          error={errorOf('startDate')}
          endError={errorOf('endDate')}
          onChange={setRange}
        />
        <div className={s.find}>
          <SearchBox label={copy.search} value={typed} pause={pause} onChange={setTyped} />
          <p role="status">{shown && copy.showing({ count: shown.length })}</p>
        </div>
        {hasFailedToLoad(query) ? (
          <ErrorState inline title={copy.listFailed} onRetry={() => void query.refetch()} />
        ) : !shown ? (
          <SkeletonText lines={6} />
        ) : shown.length === 0 ? (
          <EmptyState
            inline
            title={copy.noneFound}
            actions={<Button onClick={() => setTyped('')}>{copy.clearSearch}</Button>}
          >
            {copy.noneFoundText}
          </EmptyState>
        ) : (
          <ul className={s.reports} aria-label={copy.reports}>
            {shown.map((report) => (
              <Report key={report.reportId} report={report} range={range} onRefused={() => setRefused(true)} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
};

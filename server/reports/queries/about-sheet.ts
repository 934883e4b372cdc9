import type { ReportRange } from '#contract/reports/states.ts';
import type { WorkbookCell } from '#server/platform/files/workbook-parts.ts';
import { asSingleBatch, type Sheet } from '#server/platform/files/workbook.ts';
import { reportSheetCopy as copy, reportRangeCopy } from '../copy.ts';

interface About {
  name: string;
  agency: string;
  by: string;
  range: ReportRange;
  from: WorkbookCell;
  to: WorkbookCell;
  zone: string;
  madeAt: WorkbookCell;
}

/** Builds the sheet about the report itself: its recipient, its period, and the time zone of its times. */
export const createAboutSheet = ({ name, agency, by, range, from, to, zone, madeAt }: About): Sheet => ({
  name: copy.about,
  columns: [
    { header: copy.aboutReport, width: 24 },
    { header: '', width: 48 },
  ],
  rows: asSingleBatch([
    [copy.report, name],
    [copy.agency, agency],
    [copy.from, from],
    [copy.to, to],
    [copy.period, reportRangeCopy[range]],
    [copy.timeZone, zone],
    [copy.created, madeAt],
    [copy.createdBy, by],
  ]),
  isFiltered: false,
});

import type { ReportRange } from '#contract/reports/states.ts';
import type { WorkbookCell } from '#server/platform/files/workbook-parts.ts';
import { asSingleBatch, type Sheet } from '#server/platform/files/workbook.ts';

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

const rangeWords: Readonly<Record<ReportRange, string>> = {
  30: 'Last 30 days',
  60: 'Last 60 days',
  90: 'Last 90 days',
  custom: 'Custom dates',
};

/** Builds the sheet about the report itself: its recipient, its period, and the time zone of its times. */
export const createAboutSheet = ({ name, agency, by, range, from, to, zone, madeAt }: About): Sheet => ({
  name: 'About',
  columns: [
    { header: 'About this report', width: 24 },
    { header: '', width: 48 },
  ],
  rows: asSingleBatch([
    ['Report', name],
    ['Agency', agency],
    ['From', from],
    ['To', to],
    ['Period', rangeWords[range]],
    ['Time zone', zone],
    ['Created', madeAt],
    ['Created by', by],
  ]),
  isFiltered: false,
});

import { FileDown } from 'lucide-react';
import { lazy } from 'react';
import { words } from '#web/reports/words.ts';
import { DialogButton } from '#web/ui/over/dialog-button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Opens the reports. */
export const DownloadReport = () => (
  <DialogButton title={words.title} picture={<FileDown aria-hidden="true" />} dialog={ReportDialog} />
);

import { FileDown } from 'lucide-react';
import { lazy } from 'react';
import { loadAfterPaint } from '#web/platform/next-paint.ts';
import { copy } from '#web/reports/copy.ts';
import { DialogButton } from '#web/ui/overlay/dialog-button.tsx';
import { createOpenState } from '#web/ui/overlay/open-state.ts';

const ReportDialog = lazy(async () => ({
  default: (await loadAfterPaint(() => import('./report-dialog.tsx'))).ReportDialog,
}));

/** The reports dialog's open state, shared by every component that can open it. */
export const reportsOpenState = createOpenState();

/** The button that opens the reports dialog. */
export const DownloadReportButton = () => (
  <DialogButton
    title={copy.title}
    picture={<FileDown aria-hidden="true" />}
    dialog={ReportDialog}
    opening={reportsOpenState}
  />
);

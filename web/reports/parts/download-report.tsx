import { FileDown } from 'lucide-react';
import { lazy } from 'react';
import { loadedPainted } from '#web/platform/painted.ts';
import { copy } from '#web/reports/copy.ts';
import { DialogButton } from '#web/ui/over/dialog-button.tsx';
import { createOpening } from '#web/ui/over/opening.ts';

const ReportDialog = lazy(async () => ({
  default: (await loadedPainted(() => import('./report-dialog.tsx'))).ReportDialog,
}));

/** The reports, from wherever it is asked for. */
export const reportsOpening = createOpening();

/** Opens the reports. */
export const DownloadReport = () => (
  <DialogButton
    title={copy.title}
    picture={<FileDown aria-hidden="true" />}
    dialog={ReportDialog}
    opening={reportsOpening}
  />
);

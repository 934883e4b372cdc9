import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { words } from '#web/reports/words.ts';
import { Button } from '#web/ui/button/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Opens the reports; what is behind it is loaded then. */
export const DownloadReport = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        icon
        aria-label={words.title}
        title={words.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <FileDown aria-hidden="true" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

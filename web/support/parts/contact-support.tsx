import { LifeBuoy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { words } from '#web/support/words.ts';
import { Button } from '#web/ui/button/button.tsx';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

/** Opens the way to support; what is behind it is loaded then. */
export const ContactSupport = () => {
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
        <LifeBuoy aria-hidden="true" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ContactDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { LifeBuoy } from 'lucide-react';
import { lazy } from 'react';
import { copy } from '#web/support/parts/contact-copy.ts';
import { DialogButton } from '#web/ui/over/dialog-button.tsx';
import { createOpening } from '#web/ui/over/opening.ts';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

/** The way to support, from wherever it is asked for. */
export const supportOpening = createOpening();

/** Opens the way to support. */
export const ContactSupport = () => (
  <DialogButton
    title={copy.title}
    picture={<LifeBuoy aria-hidden="true" />}
    dialog={ContactDialog}
    opening={supportOpening}
  />
);

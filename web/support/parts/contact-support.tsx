import { LifeBuoy } from 'lucide-react';
import { lazy } from 'react';
import { words } from '#web/support/words.ts';
import { DialogButton } from '#web/ui/over/dialog-button.tsx';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

/** Opens the way to support. */
export const ContactSupport = () => (
  <DialogButton title={words.title} picture={<LifeBuoy aria-hidden="true" />} dialog={ContactDialog} />
);

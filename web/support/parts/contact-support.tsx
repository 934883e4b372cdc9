import { LifeBuoy } from 'lucide-react';
import { lazy } from 'react';
import { copy } from '#web/support/parts/contact-copy.ts';
import { DialogButton } from '#web/ui/overlay/dialog-button.tsx';
import { createOpenState } from '#web/ui/overlay/open-state.ts';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

/** The support dialog's open state, shared by every component that can open it. */
export const supportOpenState = createOpenState();

/** The button that opens the support dialog. */
export const ContactSupportButton = () => (
  <DialogButton
    title={copy.title}
    picture={<LifeBuoy aria-hidden="true" />}
    dialog={ContactDialog}
    opening={supportOpenState}
  />
);

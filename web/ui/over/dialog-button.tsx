import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';

/** A picture in a header that opens a dialog. The dialog is a lazy one: what is behind it is loaded when it opens. */
export const DialogButton = ({
  title,
  picture,
  dialog: Dialog,
}: {
  title: string;
  picture: ReactNode;
  dialog: ComponentType<{ onClose: () => void }>;
}) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        icon
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {picture}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { OpenState } from './open-state.ts';

/** A picture in a header that opens a dialog. The dialog is a lazy one: what is behind it is loaded when it opens. */
export const DialogButton = ({
  title,
  picture,
  dialog: Dialog,
  opening,
}: {
  title: string;
  picture: ReactNode;
  dialog: ComponentType<{ onClose: () => void }>;
  /** Whether it is open, which others may ask for as well. */
  opening: OpenState;
}) => {
  const open = opening.useIsOpen();
  return (
    <>
      <Button
        kind="quiet"
        icon
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={opening.open}
      >
        {picture}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog onClose={opening.close} />
        </Suspense>
      )}
    </>
  );
};

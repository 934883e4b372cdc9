import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { OpenState } from './open-state.ts';

/** An icon button in the header that opens a dialog. The dialog's content is loaded when it opens. */
export const DialogButton = ({
  title,
  picture,
  dialog: Dialog,
  opening,
}: {
  title: string;
  picture: ReactNode;
  dialog: ComponentType<{ onClose: () => void }>;
  /** The dialog's open state, which other components may set too. */
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

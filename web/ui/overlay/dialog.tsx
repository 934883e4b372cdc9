import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { nextPaint } from '#web/platform/next-paint.ts';
import { useIsOverlayClosing } from './close-then-unmount.ts';
import type { ModalProps } from './modal.tsx';

const ModalSurface = lazy(async () => ({ default: (await import('./modal.tsx')).ModalSurface }));

type Props = Omit<ModalProps, 'shape'> & { open: boolean };

/** Mounts its children once no other overlay is closing. */
const AfterClosing = ({ children }: { children: ReactNode }) => {
  const isClosing = useIsOverlayClosing();
  const [isMounted, setMounted] = useState(!isClosing);
  if (!isMounted && !isClosing) setMounted(true);
  return isMounted ? children : null;
};

/** Mounts its children a frame later, after the press that opens them has been painted. */
const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const mount = async (): Promise<void> => {
      await nextPaint();
      setPainted(true);
    };
    void mount();
  }, []);
  return isPainted ? children : null;
};

const opened = (shape: NonNullable<ModalProps['shape']>) => {
  const Opened = ({ open, ...rest }: Props) => {
    if (!open) return null;
    const surface = (
      <AfterClosing>
        <Suspense fallback={null}>
          <ModalSurface {...rest} shape={shape} />
        </Suspense>
      </AfterClosing>
    );
    // The palette doesn't wait, because typing follows its shortcut at once.
    return rest.bare === true ? surface : <AfterPaint>{surface}</AfterPaint>;
  };
  return Opened;
};

/** A dialog centred over the page, for a single decision or form. */
export const Dialog = opened('dialog');

/** A drawer from the right, for a record or form beside its page. */
export const Drawer = opened('drawer');

/** A sheet from below, which on a phone replaces a menu or side panel. */
export const Sheet = opened('sheet');

import { lazy, Suspense } from 'react';
import type { ModalProps } from './modal.tsx';

const ModalSurface = lazy(async () => ({ default: (await import('./modal.tsx')).ModalSurface }));

type Props = Omit<ModalProps, 'shape'> & { open: boolean };

const opened = (shape: NonNullable<ModalProps['shape']>) => {
  const Opened = ({ open, ...rest }: Props) =>
    open ? (
      <Suspense fallback={null}>
        <ModalSurface {...rest} shape={shape} />
      </Suspense>
    ) : null;
  return Opened;
};

/** In the middle, over the page: one thing to decide or fill in. */
export const Dialog = opened('dialog');

/** From the right: a record or a form beside the page that it belongs to. */
export const Drawer = opened('drawer');

/** From below: on a phone, what a menu or a side panel is elsewhere. */
export const Sheet = opened('sheet');

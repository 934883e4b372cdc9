import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import { useFocusFirstField } from './first-field.ts';
import { useCloseThenUnmount } from './close-then-unmount.ts';
import s from './modal.module.css';

export type ModalProps = {
  title: string;
  children: ReactNode;
  /** The buttons at the end. The primary button comes last. */
  footer?: ReactNode;
  onClose: () => void;
  /** The shape of the overlay: a centred dialog, a drawer from the right, or a sheet from below. */
  shape?: 'dialog' | 'drawer' | 'sheet';
  size?: 'sm' | 'md' | 'lg';
  /** Whether the dialog requires an answer. If so, a click outside doesn't close it. */
  alert?: boolean;
  /** Whether only the footer's buttons close the dialog. It then has no cross and ignores Escape. */
  firm?: boolean;
  /**
   * Whether the content has no padding and only screen readers get the title, as for the palette, whose field explains
   * itself.
   */
  bare?: boolean;
};

const shapes = { dialog: s.center, drawer: s.right, sheet: s.below };
const sizes = { sm: s.sm, md: s.md, lg: s.lg };

/** The component behind Dialog, Drawer and Sheet, loaded when the first of them opens. */
export const ModalSurface = ({
  title,
  children,
  footer,
  onClose,
  shape = 'dialog',
  size = 'sm',
  alert = false,
  firm = false,
  bare = false,
}: ModalProps) => {
  const { surface, close } = useCloseThenUnmount(onClose);
  return (
    <ModalOverlay
      isOpen
      ref={surface}
      className={cx(s.overlay, bare ? s.top : shapes[shape])}
      isDismissable={!alert && !firm}
      isKeyboardDismissDisabled={firm}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Modal className={cx(s.surface, sizes[size])}>
        <AriaDialog className={cx(s.dialog)} role={alert || firm ? 'alertdialog' : 'dialog'}>
          <header className={cx(bare ? s.unseen : s.head)}>
            <Heading slot="title" level={2} className={cx(s.title)}>
              {title}
            </Heading>
            {!firm && !bare && (
              <Button kind="quiet" size="sm" icon aria-label={copy.close} onClick={close}>
                <X aria-hidden="true" />
              </Button>
            )}
          </header>
          {bare ? children : <Body>{children}</Body>}
          {footer !== undefined && <footer className={s.foot}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};

/** The content. It is rendered inside the dialog so that its first field gets the focus before the dialog takes it. */
const Body = ({ children }: { children: ReactNode }) => (
  <div className={s.body} ref={useFocusFirstField()}>
    {children}
  </div>
);

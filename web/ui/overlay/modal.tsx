import { useBlocker, useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { getSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import { useFocusFirstField } from './first-field.ts';
import { useCloseThenUnmount } from './close-then-unmount.ts';
import { useChangedTextField } from './typed-text.ts';
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
  /**
   * Whether there is input that closing would lose. If there is, the cross, Escape, a click outside and going back ask
   * first; the footer's buttons don't. If absent, typed text counts as unsaved.
   */
  unsaved?: boolean | undefined;
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
  unsaved,
}: ModalProps) => {
  const { surface, close } = useCloseThenUnmount(onClose);
  const changedTextField = useChangedTextField(surface);
  const isUnsaved = (): boolean => unsaved ?? (!bare && changedTextField() !== undefined);
  const [isAsking, setAsking] = useState(false);
  const askThenClose = (): void => {
    if (!isUnsaved()) {
      close();
      return;
    }
    // The question returns the focus to the element that has it now, which isn't the field after a click elsewhere.
    const field = changedTextField();
    if (field) field.focus();
    else if (document.activeElement === document.body)
      surface.current?.querySelector<HTMLElement>('[role$="dialog"]')?.focus();
    setAsking(true);
  };
  // The sign-in page has no router.
  const router: unknown = useRouter({ warn: false });
  return (
    <ModalOverlay
      isOpen
      ref={surface}
      className={cx(s.overlay, bare ? s.top : shapes[shape])}
      isDismissable={!alert && !firm}
      isKeyboardDismissDisabled={firm}
      onOpenChange={(open) => {
        if (!open) askThenClose();
      }}
    >
      <Modal className={cx(s.surface, sizes[size])}>
        <AriaDialog className={cx(s.dialog)} role={alert || firm ? 'alertdialog' : 'dialog'}>
          <header className={cx(bare ? s.unseen : s.head)}>
            <Heading slot="title" level={2} className={cx(s.title)}>
              {title}
            </Heading>
            {!firm && !bare && (
              <Button kind="quiet" size="sm" icon aria-label={copy.close} onClick={askThenClose}>
                <X aria-hidden="true" />
              </Button>
            )}
          </header>
          {bare ? children : <Body>{children}</Body>}
          {footer !== undefined && <footer className={s.foot}>{footer}</footer>}
          {isAsking && (
            <DiscardQuestion
              onDiscard={() => {
                setAsking(false);
                close();
              }}
              onKeep={() => setAsking(false)}
            />
          )}
          {Boolean(router) && <BackGuard isUnsaved={isUnsaved} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};

/** Asks before unsaved input is discarded. */
const DiscardQuestion = ({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) => (
  <ModalSurface
    alert
    title={copy.discardTitle}
    onClose={onKeep}
    footer={
      <>
        <Button onClick={onKeep}>{copy.keepEditing}</Button>
        <Button kind="danger" onClick={onDiscard}>
          {copy.discardWritten}
        </Button>
      </>
    }
  >
    <p>{copy.discardText}</p>
  </ModalSurface>
);

/** Asks before the browser leaves the page, by going back or by a reload. Links behind the dialog can't be clicked. */
const BackGuard = ({ isUnsaved }: { isUnsaved: () => boolean }) => {
  // After the session has ended, nothing could be saved from the dialog.
  const blocks = (): boolean => isUnsaved() && getSession() !== null;
  const blocker = useBlocker({
    // The dialog's own actions may navigate after saving.
    shouldBlockFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE' && blocks(),
    enableBeforeUnload: blocks,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <DiscardQuestion onDiscard={blocker.proceed} onKeep={blocker.reset} />;
};

/** The content. It is rendered inside the dialog so that its first field gets the focus before the dialog takes it. */
const Body = ({ children }: { children: ReactNode }) => (
  <div className={s.body} ref={useFocusFirstField()}>
    {children}
  </div>
);

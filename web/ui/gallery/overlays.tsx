import { useState } from 'react';
import { useFilters } from '#web/platform/filters.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog, Drawer, Sheet } from '#web/ui/overlay/dialog.tsx';
import { showNotice } from '#web/ui/overlay/notice.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './gallery.module.css';

const reasons = ['Capability', 'Capacity', 'Terms'].map((label) => ({ id: label, label }));

export const OverlaySection = () => {
  const { set } = useFilters<{ section: string }>();
  const [open, setOpen] = useState<string | null>(null);
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    toast.success('Application withdrawn');
  };
  return (
    <>
      <Block title="Over the page">
        <div className={s.row}>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('confirm')}>Confirm</Button>
          <Button onClick={() => setOpen('reason')}>Confirm with a reason</Button>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button
            onClick={() =>
              showNotice({
                title: 'Engagement cancelled',
                text: 'This Engagement has been cancelled.',
                onOk: () => set({ section: 'buttons' }),
              })
            }
          >
            Notice
          </Button>
        </div>
      </Block>
      <Block title="Toasts">
        <div className={s.row}>
          <Button onClick={() => toast.success('Role successfully updated')}>Success</Button>
          <Button onClick={() => toast.warning('Please provide a start date')}>Warning</Button>
          <Button
            onClick={() =>
              toast.info('Submitting engagement application... We’ll notify you when your application is submitted.')
            }
          >
            Info
          </Button>
          <Button onClick={() => toast.error('Failed to Withdraw Application')}>Error</Button>
        </div>
      </Block>
      <Dialog
        open={open === 'dialog'}
        title="Contact Support"
        size="md"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary" onClick={close}>
              Send
            </Button>
          </>
        }
      >
        <TextAreaInput label="Message" value="" onChange={() => undefined} max={500} />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Pause talent request"
        confirm="Pause"
        onConfirm={done}
        onClose={close}
      >
        Agencies are notified immediately. Candidates keep their status.
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'reason'}
        danger
        title="Withdraw Application"
        confirm="Withdraw Application"
        reason={{ options: reasons }}
        onConfirm={done}
        onClose={close}
      >
        Larkfield Foods is notified immediately. You can undo this for 10 minutes.
      </ConfirmDialog>
      <Drawer
        open={open === 'drawer'}
        title="Terms, version 4"
        onClose={close}
        footer={<Button onClick={close}>Close</Button>}
      >
        <p>The fee is due 30 days after the start date.</p>
      </Drawer>
      <Sheet open={open === 'sheet'} title="Filters" onClose={close}>
        <p>Replaces menus and side panels on narrow screens.</p>
      </Sheet>
    </>
  );
};

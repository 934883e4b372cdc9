import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy } from '#web/ui/copy.ts';
import { FieldGrid } from './sections.tsx';
import s from './sections.module.css';

type Props = {
  title: string;
  /** The state of the request. If it failed, the error is shown above the fields. */
  save: { isPending: boolean; error: Error | null };
  /** The label of the confirm button. Defaults to "Save". */
  confirm?: string;
  /** Content above the fields, for example the consequences of the change. */
  lead?: ReactNode;
  /** Whether the fields show the refusal themselves. */
  isTold?: boolean;
  onSave: (event?: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a few fields to fill in and save. */
export const SaveDialog = ({
  title,
  confirm = copy.save,
  save,
  lead,
  isTold = false,
  onSave,
  onClose,
  children,
}: Props) => (
  <Dialog
    open
    alert
    size="md"
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="primary" pending={save.isPending} onClick={() => void onSave()}>
          {confirm}
        </Button>
      </>
    }
  >
    <form
      className={s.dialog}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a field doesn't know that the button is pending.
        if (!save.isPending) void onSave(event);
      }}
    >
      {lead !== undefined && <p>{lead}</p>}
      {save.error && !isTold && <Banner tone="bad">{save.error.message}</Banner>}
      <FieldGrid>{children}</FieldGrid>
    </form>
  </Dialog>
);

import type { ReactNode, SyntheticEvent } from 'react';
import { words } from '#web/profile/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/over/dialog.tsx';
import s from './lists.module.css';

type Props = {
  title: string;
  /** Under way, or failed: what is said then stands above the fields. */
  save: { isPending: boolean; error: Error | null };
  onSave: (event?: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** One row of the profile to fill in and save. */
export const SaveDialog = ({ title, save, onSave, onClose, children }: Props) => (
  <Dialog
    open
    alert
    size="md"
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button kind="primary" pending={save.isPending} onClick={() => void onSave()}>
          {words.save}
        </Button>
      </>
    }
  >
    <form className={s.form} noValidate aria-label={title} onSubmit={(event) => void onSave(event)}>
      {save.error && <Banner tone="bad">{save.error.message}</Banner>}
      <FieldGrid>{children}</FieldGrid>
    </form>
  </Dialog>
);

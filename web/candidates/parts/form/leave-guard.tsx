import { useBlocker } from '@tanstack/react-router';
import { useFormState, type Control } from 'react-hook-form';
import { copy } from '#web/candidates/copy.ts';
import { getSession } from '#web/platform/session.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import type { CandidateForm } from './form-schema.ts';

type Props = {
  control: Control<CandidateForm>;
  /** Whether documents were added, replaced or removed, or are being uploaded. */
  hasChangedDocuments: boolean;
};

/** Asks before the user leaves a form whose changes aren't saved automatically. */
export const LeaveGuard = ({ control, hasChangedDocuments }: Props) => {
  const { isDirty } = useFormState({ control });
  // After the session has ended, the user isn't asked before leaving the page, because nothing could be submitted from
  // it.
  const blocks = (): boolean => (isDirty || hasChangedDocuments) && getSession() !== null;
  const blocker = useBlocker({ shouldBlockFn: blocks, enableBeforeUnload: blocks, withResolver: true });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={copy.leaveTitle}
      confirm={copy.leaveConfirm}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {copy.leaveText}
    </ConfirmDialog>
  );
};

import type { UseMutationResult } from '@tanstack/react-query';
import type { DocumentView } from '#contract/engagements/shapes.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

type Props = {
  document: Pick<DocumentView, 'documentId' | 'title'>;
  /** A description of the consequences, given if agencies can already see the document. */
  text: string;
  remove: Pick<UseMutationResult<unknown, Error, { documentId: string }>, 'mutate' | 'isPending' | 'error'>;
  onClose: () => void;
};

/** A dialog that confirms the removal of a document. */
export const RemoveDocumentDialog = ({ document, text, remove, onClose }: Props) => (
  <ConfirmDialog
    open
    danger
    title={copy.removeDocumentTitle({ name: document.title })}
    confirm={copy.remove}
    pending={remove.isPending}
    error={remove.error?.message}
    onClose={onClose}
    onConfirm={() =>
      remove.mutate(
        { documentId: document.documentId },
        {
          onSuccess: () => {
            toast.success(copy.documentRemoved({ name: document.title }));
            onClose();
          },
        },
      )
    }
  >
    {text}
  </ConfirmDialog>
);

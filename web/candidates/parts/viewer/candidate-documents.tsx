import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '#contract/candidates/shapes.ts';
import type { CandidateDocument, UploadedDocument } from '#contract/candidates/shapes/document.ts';
import { uploadCandidateDocument, useDeleteCandidateDocument } from '#web/candidates/client.ts';
import { cvExtensions } from '#contract/candidates/rules.ts';
import { copy } from '#web/candidates/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { refetchSubjects } from '#web/platform/live/live-invalidation.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { fileLimits, type UploadLimits } from '#web/ui/upload/limits.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { DocumentList } from '#web/candidates/parts/document-list.tsx';
import { uploadNoteOf } from '#web/candidates/parts/upload-note.ts';
import s from '#web/candidates/parts/documents.module.css';

/** The documents other than the CV. The agency may change these documents while the candidate is active. */
export const CandidateDocuments = ({ candidate }: { candidate: Candidate }) => {
  const [removing, setRemoving] = useState<CandidateDocument | null>(null);
  const [adding, setAdding] = useState(false);
  const may = candidate.can.changeDocuments;
  const { otherDocuments } = candidate;
  return (
    <Block
      title={copy.otherDocuments}
      note={otherDocuments.length > 0 ? otherDocuments.length : undefined}
      aside={
        may.allowed && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {copy.addDocument}
          </Button>
        )
      }
    >
      {otherDocuments.length === 0 ? (
        <p className={s.none}>{copy.noDocuments}</p>
      ) : (
        <DocumentList documents={otherDocuments} onRemove={may.allowed ? setRemoving : undefined} />
      )}
      {adding && <AddDocumentDialog candidateId={candidate._id} kind="other" onClose={() => setAdding(false)} />}
      {removing && (
        <RemoveDialog document={removing} clientName={candidate.client.clientName} onClose={() => setRemoving(null)} />
      )}
    </Block>
  );
};

const limitsOf: Readonly<Record<'cv' | 'other', UploadLimits>> = {
  cv: { ...fileLimits, extensions: cvExtensions },
  other: fileLimits,
};

type AddProps = { candidateId: string; kind: 'cv' | 'other'; onClose: () => void };

/** A dialog that uploads a document for a candidate. The document is attached as soon as the upload is complete. */
export const AddDocumentDialog = ({ candidateId, kind, onClose }: AddProps) => {
  const queries = useQueryClient();
  const [send] = useState(() => uploadCandidateDocument({ kind, candidateId }));
  const title = kind === 'cv' ? copy.replaceCv : copy.addDocument;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {uiWords.close}
        </Button>
      }
    >
      <UploadField<UploadedDocument>
        label={kind === 'cv' ? copy.cv : copy.document}
        limits={limitsOf[kind]}
        many={kind === 'other'}
        send={send}
        noteOf={uploadNoteOf}
        onChange={(entries) => {
          if (entries.length > 0) void refetchSubjects(queries, ['candidate']);
        }}
      />
    </Dialog>
  );
};

type RemoveProps = { document: CandidateDocument; clientName: string; onClose: () => void };

const RemoveDialog = ({ document, clientName, onClose }: RemoveProps) => {
  const remove = useDeleteCandidateDocument();
  const name = document.fileName;
  return (
    <ConfirmDialog
      open
      danger
      title={copy.removeDocumentTitle({ name })}
      confirm={copy.remove}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(document.documentId, {
          onSuccess: () => {
            onClose();
            toast.success(copy.removed({ name }));
          },
        })
      }
      onClose={onClose}
    >
      {copy.removeDocumentText({ client: clientName })}
    </ConfirmDialog>
  );
};

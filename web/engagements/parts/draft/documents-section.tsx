import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { DocumentView } from '#contract/engagements/shapes.ts';
import { draftDocumentsQuery, useAddDraftDocument, useRemoveDraftDocument } from '#web/engagements/client.ts';
import { EngagementDocuments } from '#web/engagements/parts/documents.tsx';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import type { DraftValues } from './draft-values.ts';
import s from './draft.module.css';

const DocumentDialog = lazy(async () => ({
  default: (await import('../edit/document-dialog.tsx')).AddEngagementDocumentDialog,
}));
const RemoveDocument = lazy(async () => ({
  default: (await import('../edit/remove-document.tsx')).RemoveDocumentDialog,
}));

type Props = {
  control: Control<DraftValues>;
  draftId: string | undefined;
  /** Saves the form at once, so that the draft and the new document's talent request exist. */
  keepNow: () => Promise<string | undefined>;
};

/** A draft's documents, each saved as soon as it has been uploaded. */
export const DocumentsSection = ({ control, draftId: given, keepNow }: Props) => {
  const [begun, setBegun] = useState(given);
  const [asks, setAsks] = useState(false);
  const [removing, setRemoving] = useState<DocumentView>();
  const found = useQuery(draftDocumentsQuery(begun));
  const add = useAddDraftDocument();
  const remove = useRemoveDraftDocument();
  const requests = useWatch({ control, name: 'talentRequests' });
  const abouts = requests.map(({ key, jobTitle }, at) => ({
    id: key,
    label: jobTitle.trim() === '' ? own.request({ number: at + 1 }) : jobTitle,
  }));
  // When a talent request is removed, the next save deletes its documents.
  const documents = (found.data ?? []).flatMap(({ requestKey, ...document }): DocumentView[] =>
    requestKey === null || abouts.some(({ id }) => id === requestKey)
      ? [{ ...document, talentRequestId: requestKey }]
      : [],
  );
  const open = async (): Promise<void> => {
    try {
      setBegun(await keepNow());
      setAsks(true);
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <FormSection title={copy.documents} text={own.partDocumentsText}>
      <div className={s.parts}>
        <EngagementDocuments
          documents={documents}
          aboutOf={({ talentRequestId }) => abouts.find(({ id }) => id === talentRequestId)?.label}
          onRemove={setRemoving}
        />
        <div>
          <Button size="sm" onClick={() => void open()}>
            <Plus aria-hidden="true" />
            {own.addDocument}
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {asks && begun !== undefined && (
          <DocumentDialog
            abouts={abouts}
            send={(file, document) => add.mutateAsync({ draftId: begun, file, document })}
            onClose={() => setAsks(false)}
          />
        )}
        {removing && (
          <RemoveDocument
            document={removing}
            text={own.removeDraftDocumentText}
            remove={remove}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Suspense>
    </FormSection>
  );
};

import { lazy, Suspense, useState } from 'react';
import type { DocumentView } from '#contract/engagements/shapes.ts';
import { useAddDocument, useRemoveDocument, type OwnEngagementView } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EngagementInformation } from '#web/engagements/parts/information.tsx';

const dialogs = () => import('./edit-dialogs.tsx');
const DetailsDialog = lazy(async () => ({ default: (await dialogs()).EditDetailsDialog }));
const RequirementsDialog = lazy(async () => ({ default: (await dialogs()).RequirementsDialog }));
const TermsDialog = lazy(async () => ({ default: (await dialogs()).TermsDialog }));
const DocumentDialog = lazy(async () => ({
  default: (await import('./document-dialog.tsx')).AddEngagementDocumentDialog,
}));
const RemoveDocument = lazy(async () => ({ default: (await import('./remove-document.tsx')).RemoveDocumentDialog }));

type Asks = 'words' | 'requirements' | 'terms' | 'document' | DocumentView;

/** The information that agencies see, with edit buttons while changes are allowed. */
export const OwnEngagementInformation = ({ engagement }: { engagement: OwnEngagementView }) => {
  const [asks, setAsks] = useState<Asks>();
  const add = useAddDocument();
  const remove = useRemoveDocument();
  const close = (): void => setAsks(undefined);
  const { can, engagementId, talentRequests } = engagement;
  const mayChange = can.change.allowed;
  const edit = (what: Asks, label: string, name: string) =>
    mayChange ? (
      <Button size="sm" aria-label={name} onClick={() => setAsks(what)}>
        {label}
      </Button>
    ) : undefined;
  return (
    <>
      <EngagementInformation
        engagement={engagement}
        paper={engagement}
        requests={talentRequests}
        onRemove={mayChange ? setAsks : undefined}
        doings={{
          about: edit('words', copy.edit, copy.editWords),
          requirements: edit('requirements', copy.edit, copy.editRequirements),
          documents: edit('document', copy.addDocument, copy.addDocument),
          terms: mayChange && (
            <Button size="sm" off={can.changeTerms} onClick={() => setAsks('terms')}>
              {copy.changeTerms}
            </Button>
          ),
        }}
      />
      <Suspense fallback={null}>
        {asks === 'words' && <DetailsDialog engagement={engagement} onClose={close} />}
        {asks === 'requirements' && <RequirementsDialog engagement={engagement} onClose={close} />}
        {asks === 'terms' && <TermsDialog engagement={engagement} onClose={close} />}
        {asks === 'document' && (
          <DocumentDialog
            abouts={talentRequests.map(({ talentRequestId, jobTitle }) => ({ id: talentRequestId, label: jobTitle }))}
            send={(file, document) => add.mutateAsync({ engagementId, file, document })}
            onClose={close}
          />
        )}
        {typeof asks === 'object' && (
          <RemoveDocument document={asks} text={copy.removeDocumentText} remove={remove} onClose={close} />
        )}
      </Suspense>
    </>
  );
};

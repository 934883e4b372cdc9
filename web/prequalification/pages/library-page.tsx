import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrequalificationDocument } from '#contract/prequalification/shapes.ts';
import { libraryQuery } from '#web/prequalification/client.ts';
import { DeleteDocumentDialog } from '#web/prequalification/parts/library/delete-dialog.tsx';
import { LibraryDocumentDialog } from '#web/prequalification/parts/library/document-dialog.tsx';
import { LibraryLine, type LibraryAction } from '#web/prequalification/parts/library/library-line.tsx';
import { PermissionsDialog } from '#web/prequalification/parts/library/permissions-dialog.tsx';
import { PrequalificationTabs } from '#web/prequalification/parts/tabs.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from '#web/prequalification/parts/lines.module.css';
import m from '#web/prequalification/parts/matrix.module.css';

type Doing = { act: LibraryAction; document: PrequalificationDocument };

/** The agency's documents, with the clients that can see them. */
export const LibraryPage = () => {
  const library = useQuery(libraryQuery);
  const [adding, setAdding] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const { data, error } = library;
  const close = (): void => setDoing(null);
  const reasons = disabledReasonsOf(data?.can.change);
  // An open dialog shows the latest version, since another user may have changed the document meanwhile.
  const document = doing && (data?.records.find(({ _id }) => _id === doing.document._id) ?? doing.document);
  const upload = !reasons && (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {copy.upload}
    </Button>
  );
  return (
    <>
      <PageHeader title={copy.libraryTitle} />
      <PrequalificationTabs />
      {reasons && (
        <div className={m.why}>
          <DisabledReason reasons={reasons} />
        </div>
      )}
      {error instanceof Problem && error.status === 403 ? (
        <RefusedState title={copy.libraryRefused} reasons={[{ code: error.code, text: error.message }]} />
      ) : hasFailedToLoad(library) ? (
        <ErrorState title={copy.libraryFailed} onRetry={() => void library.refetch()} />
      ) : !data ? (
        <Block>
          <SkeletonRows rows={4} />
        </Block>
      ) : data.records.length === 0 ? (
        <EmptyState title={copy.libraryNone} actions={upload}>
          {copy.libraryNoneText}
        </EmptyState>
      ) : (
        <Block title={copy.documents} note={data.records.length} aside={upload}>
          <ul className={s.lines}>
            {data.records.map((each) => (
              <LibraryLine
                key={each._id}
                document={each}
                onAct={reasons ? undefined : (act) => setDoing({ act, document: each })}
              />
            ))}
          </ul>
        </Block>
      )}
      {adding && <LibraryDocumentDialog onClose={() => setAdding(false)} />}
      {doing && document && (doing.act === 'replace' || doing.act === 'edit') && (
        <LibraryDocumentDialog document={document} isReplacing={doing.act === 'replace'} onClose={close} />
      )}
      {doing?.act === 'delete' && document && <DeleteDocumentDialog document={document} onClose={close} />}
      {doing?.act === 'permissions' && document && data && (
        <PermissionsDialog document={document} clients={data.clients} contact={data.contact} onClose={close} />
      )}
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientHistory } from '#contract/profile/shapes/client-history.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { clientHistoryQuery } from '#web/profile/client.ts';
import s from '#web/profile/parts/lists.module.css';
import { ReadOnlyNotice } from '#web/profile/parts/read-only.tsx';
import { ProfileLoadError, SectionPage } from '#web/profile/parts/section-page.tsx';
import { DeleteHistoryDialog } from '#web/profile/parts/story/delete-history.tsx';
import { HistoryCard } from '#web/profile/parts/story/history-card.tsx';
import { HistoryDialog } from '#web/profile/parts/story/history-dialog.tsx';
import { historyCopy as words, copy as profileWords } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';

/** The agency's past work for clients. */
export const ClientHistoryPage = () => {
  const query = useQuery(clientHistoryQuery);
  /** The entry being edited: null for a new entry, undefined while the dialog is closed. */
  const [open, setOpen] = useState<ClientHistory | null>();
  const [going, setGoing] = useState<ClientHistory | null>(null);
  const { data } = query;
  const edits = data?.can.edit.allowed === true;
  const add = <Button onClick={() => setOpen(null)}>{words.add}</Button>;
  return (
    <SectionPage title={words.title} text={words.text}>
      {hasFailedToLoad(query) && query.error ? (
        <ProfileLoadError title={words.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <FormSection title={words.clients} text={words.clientsText}>
          <SkeletonText lines={8} />
        </FormSection>
      ) : (
        <>
          <ReadOnlyNotice edit={data.can.edit} />
          {data.records.length === 0 ? (
            <EmptyState title={words.none} actions={edits && add}>
              {words.noneText}
            </EmptyState>
          ) : (
            <FormSection title={words.clients} text={words.clientsText}>
              <div className={s.part}>
                <ul className={s.cards}>
                  {data.records.map((history) => (
                    <li key={history.clientHistoryId}>
                      <HistoryCard
                        history={history}
                        actions={
                          edits && (
                            <>
                              <Button
                                size="sm"
                                aria-label={profileWords.editNamed({ name: history.client })}
                                onClick={() => setOpen(history)}
                              >
                                {profileWords.edit}
                              </Button>
                              <Button
                                size="sm"
                                aria-label={profileWords.deleteNamed({ name: history.client })}
                                onClick={() => setGoing(history)}
                              >
                                {profileWords.delete}
                              </Button>
                            </>
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
                {edits && <div>{add}</div>}
              </div>
            </FormSection>
          )}
        </>
      )}
      {open !== undefined && <HistoryDialog history={open} onClose={() => setOpen(undefined)} />}
      {going && <DeleteHistoryDialog history={going} onClose={() => setGoing(null)} />}
    </SectionPage>
  );
};

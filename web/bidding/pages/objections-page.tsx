import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Objection } from '#contract/bidding/shapes.ts';
import { objectionsQuery, useDecideObjection } from '#web/bidding/parts/employer/employer-client.ts';
import { copy as pageCopy } from '#web/bidding/copy.ts';
import { copy } from '#web/bidding/parts/employer/employer-copy.ts';
import { ObjectionItem } from '#web/bidding/parts/employer/objection-item.tsx';
import s from '#web/bidding/parts/employer/employer.module.css';
import { Problem } from '#web/platform/api/problem.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';

type Deciding = { objection: Objection; decision: 'uphold' | 'dismiss' };

/** The page on which Rolecall's staff decide agencies' objections to awards. */
export const ObjectionsPage = () => {
  const objections = useQuery(objectionsQuery);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  if (hasFailedToLoad(objections))
    return (
      <>
        <PageHeader title={pageCopy.objections} />
        <ErrorState title={copy.objectionsFailed} onRetry={() => void objections.refetch()}>
          {objections.error?.message}
        </ErrorState>
      </>
    );
  const rows = objections.data?.objections;
  return (
    <>
      <PageHeader title={pageCopy.objections} />
      {!rows && <SkeletonRows rows={4} />}
      {rows?.length === 0 && <EmptyState title={copy.objectionsNone}>{copy.objectionsNoneText}</EmptyState>}
      {rows?.map((objection) => (
        <Block
          key={objection.objectionId}
          title={objection.jobTitle}
          note={`${formatPaddedNumber(objection.engagementNumber)}, ${objection.clientName}`}
        >
          <ObjectionItem
            objection={objection}
            actions={
              <div className={s.decide}>
                {objection.state === 'open' && (
                  // Neither decision is more usual than the other, so neither is highlighted.
                  <>
                    <Button onClick={() => setDeciding({ objection, decision: 'uphold' })}>{copy.uphold}</Button>
                    <Button onClick={() => setDeciding({ objection, decision: 'dismiss' })}>{copy.dismiss}</Button>
                  </>
                )}
                <LinkButton to="/provider/bidding/$engagementId" params={{ engagementId: objection.engagementId }}>
                  {copy.viewBids}
                </LinkButton>
              </div>
            }
          />
        </Block>
      ))}
      {deciding && <DecideObjection {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
};

const DecideObjection = ({ objection, decision, onClose }: Deciding & { onClose: () => void }) => {
  const decide = useDecideObjection();
  const { agencyName: agency, clientName: client, jobTitle: lot } = objection;
  const isUpheld = decision === 'uphold';
  return (
    <ConfirmDialog
      open
      title={isUpheld ? copy.upholdTitle({ agency }) : copy.dismissTitle({ agency })}
      confirm={isUpheld ? copy.uphold : copy.dismiss}
      danger={isUpheld}
      reason={{ label: copy.reasons, max: 2000 }}
      pending={decide.isPending}
      error={decide.error instanceof Problem ? decide.error.message : undefined}
      onConfirm={(text) =>
        decide.mutate(
          { objectionId: objection.objectionId, decision, text },
          {
            onSuccess: () => {
              toast.success(copy.decided);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {isUpheld ? copy.upholdText({ lot, client }) : copy.dismissText({ lot, agency })}
    </ConfirmDialog>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Audit } from '#contract/audits/shapes.ts';
import { auditsQuery, useEndAudit, useChangeNameVisibility } from '#web/audits/client.ts';
import { copy } from '#web/audits/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { NameAuditorDialog } from './name-auditor.tsx';
import { AccessList, accessSentence } from './access-list.tsx';
import s from './audits.module.css';

const at = (time: string): string => formatDateTime(time, viewerZone());

const namesText = ({ namesShownAt, namesShownBy }: Audit): string =>
  namesShownAt === null ? copy.namesHidden : copy.namesShown({ time: at(namesShownAt), name: namesShownBy ?? '' });

type Asking = { audit: Audit; act: 'names' | 'end' };

const AuditItem = ({ audit, ask }: { audit: Audit; ask: (asking: Asking) => void }) => {
  const { auditorName, personName, email, namedBy, namedAt, endedAt, endedBy, namesReason, accesses } = audit;
  return (
    <article className={s.audit}>
      <header>
        <h3>{auditorName}</h3>
        {endedAt !== null && <Badge>{copy.ended({ time: at(endedAt) })}</Badge>}
      </header>
      <Facts
        facts={[
          [copy.person, personName],
          [copy.email, email],
          [copy.namedBy, copy.byAt({ name: namedBy, time: at(namedAt) })],
          [copy.names, namesText(audit)],
          ...(namesReason === null ? [] : [[copy.whyNames, namesReason] as const]),
          ...(endedBy === null ? [] : [[copy.endedBy, endedBy] as const]),
        ]}
      />
      <div className={s.block}>
        <h3>{copy.accesses}</h3>
        {accesses.length === 0 ? (
          <p className={s.quiet}>{copy.notReadYet}</p>
        ) : (
          <AccessList
            rows={accesses.map((access) => ({
              at: access.at,
              text: `${access.jobTitle}: ${accessSentence(access)}`,
            }))}
          />
        )}
      </div>
      {endedAt === null && (
        <div className={s.actions}>
          {audit.namesShownAt === null && (
            <Button onClick={() => ask({ audit, act: 'names' })}>{copy.showNames}</Button>
          )}
          <Button onClick={() => ask({ audit, act: 'end' })}>{copy.endAudit}</Button>
        </div>
      )}
    </article>
  );
};

const AskDialog = ({ audit, act, onClose }: Asking & { onClose: () => void }) => {
  const showNames = useChangeNameVisibility();
  const end = useEndAudit();
  const { auditId, auditorName: auditor } = audit;
  const isNames = act === 'names';
  const { error, isPending } = isNames ? showNames : end;
  const done = (text: string) => ({
    onSuccess: () => {
      toast.success(text);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={isNames ? copy.showNamesTitle({ auditor }) : copy.endTitle({ auditor })}
      confirm={isNames ? copy.showNames : copy.endAudit}
      danger={!isNames}
      {...(isNames ? { reason: { label: copy.whyNames, max: 2000 } } : {})}
      pending={isPending}
      error={error instanceof Problem ? error.message : undefined}
      onConfirm={(reason) => {
        if (isNames) showNames.mutate({ auditId, reason }, done(copy.namesApproved));
        else end.mutate(auditId, done(copy.auditEnded));
      }}
      onClose={onClose}
    >
      {isNames ? copy.showNamesText : copy.endText}
    </ConfirmDialog>
  );
};

/** An auction's audits, for Rolecall's staff, who name the auditor. */
export const AuditPanel = ({ engagementId }: { engagementId: string }) => {
  const query = useQuery(auditsQuery(engagementId));
  const [isNaming, setNaming] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  if (hasFailedToLoad(query))
    return (
      <Block title={copy.audit}>
        <ErrorState inline title={copy.failedAudits} onRetry={() => void query.refetch()} />
      </Block>
    );
  if (!query.data)
    return (
      <Block title={copy.audit}>
        <SkeletonText lines={3} />
      </Block>
    );
  const { audits, can } = query.data;
  const isRunning = audits.some(({ endedAt }) => endedAt === null);
  return (
    <Block title={copy.audit}>
      {!isRunning && (
        <div className={s.audit}>
          <p className={s.quiet}>{copy.auditText}</p>
          <div>
            <Button off={can.name} onClick={() => setNaming(true)}>
              {copy.nameAuditor}
            </Button>
          </div>
        </div>
      )}
      {audits.map((audit) => (
        <AuditItem key={audit.auditId} audit={audit} ask={setAsking} />
      ))}
      {isNaming && <NameAuditorDialog engagementId={engagementId} onClose={() => setNaming(false)} />}
      {asking && <AskDialog {...asking} onClose={() => setAsking(null)} />}
    </Block>
  );
};

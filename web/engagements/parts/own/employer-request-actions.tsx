import { lazy, Suspense, useState } from 'react';
import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { useRestoreRequest, useResumeRequest, type OwnEngagementView } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { copy as rulesCopy } from '#web/engagements/parts/lot-rules/lot-rules-copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { requestCopy } from '#web/engagements/parts/request-copy.ts';
import s from '#web/engagements/parts/engagement.module.css';

const EditRequestDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/edit/request-dialog.tsx')).EditRequestDialog,
}));
const LotRulesDialog = lazy(async () => ({
  default: (await import('#web/engagements/parts/lot-rules/lot-rules-dialog.tsx')).LotRulesDialog,
}));
const dialogs = () => import('#web/engagements/parts/request-dialogs.tsx');
const PauseDialog = lazy(async () => ({ default: (await dialogs()).PauseRequestDialog }));
const CancelRequestDialog = lazy(async () => ({ default: (await dialogs()).CancelRequestDialog }));
const CompleteRequestDialog = lazy(async () => ({ default: (await dialogs()).CompleteRequestDialog }));
const FillDialog = lazy(async () => ({ default: (await dialogs()).FilledRolesDialog }));

type Props = { request: OwnTalentRequest };

const Restore = ({ request }: Props) => {
  const restore = useRestoreRequest();
  const { talentRequestId, jobTitle, restorableUntil } = request;
  return (
    <div className={s.reasoned}>
      <div className={s.doings}>
        <Button
          size="sm"
          off={request.can.restore}
          pending={restore.isPending}
          onClick={() =>
            restore.mutate(
              { talentRequestId },
              {
                onSuccess: () => toast.success(copy.restored({ request: jobTitle })),
                onError: (error) => toast.problem(error),
              },
            )
          }
        >
          {copy.restore}
        </Button>
      </div>
      {restorableUntil !== null && request.can.restore.allowed && (
        <p className={s.there}>{copy.restoreUntil({ when: formatDate(restorableUntil, viewerZone()) })}</p>
      )}
    </div>
  );
};

const Resume = ({ request }: Props) => {
  const resume = useResumeRequest();
  const { talentRequestId, jobTitle } = request;
  return (
    <Button
      size="sm"
      kind="primary"
      off={request.can.resume}
      pending={resume.isPending}
      onClick={() =>
        resume.mutate(
          { talentRequestId },
          {
            onSuccess: () => toast.success(copy.resumed({ request: jobTitle })),
            onError: (error) => toast.problem(error),
          },
        )
      }
    >
      {copy.resume}
    </Button>
  );
};

/** The employer's actions on a talent request in its current status. There are none if it is fulfilled. */
export const EmployerRequestActions = ({ request, engagement }: Props & { engagement: OwnEngagementView }) => {
  const [asks, setAsks] = useState<'edit' | 'rules' | 'pause' | 'cancel' | 'complete' | 'fill' | null>(null);
  const close = (): void => setAsks(null);
  const { can, talentRequestStatusId: statusId } = request;
  if (statusId === talentRequestStatus.fulfilled) return undefined;
  if (statusId === talentRequestStatus.cancelled) return <Restore request={request} />;
  return (
    <div className={s.doings}>
      <Button
        size="sm"
        off={can.change}
        aria-label={requestCopy.editRequest({ request: request.jobTitle })}
        onClick={() => setAsks('edit')}
      >
        {copy.edit}
      </Button>
      {request.lotRules !== null && (
        <Button
          size="sm"
          off={can.changeBasis}
          aria-label={rulesCopy.change({ request: request.jobTitle })}
          onClick={() => setAsks('rules')}
        >
          {rulesCopy.changeLabel}
        </Button>
      )}
      {request.isPaused ? (
        <Resume request={request} />
      ) : (
        <Button size="sm" off={can.pause} onClick={() => setAsks('pause')}>
          {copy.pause}
        </Button>
      )}
      <Button size="sm" off={can.complete} onClick={() => setAsks('complete')}>
        {copy.complete}
      </Button>
      <Button size="sm" off={can.fillInternally} onClick={() => setAsks('fill')}>
        {copy.fillInternally}
      </Button>
      <Button size="sm" kind="stop" off={can.cancel} onClick={() => setAsks('cancel')}>
        {copy.cancelRequest}
      </Button>
      <Suspense fallback={null}>
        {asks === 'edit' && <EditRequestDialog request={request} engagement={engagement} onClose={close} />}
        {asks === 'rules' && <LotRulesDialog request={request} engagement={engagement} onClose={close} />}
        {asks === 'pause' && <PauseDialog request={request} onClose={close} />}
        {asks === 'fill' && <FillDialog request={request} onClose={close} />}
        {asks === 'complete' && <CompleteRequestDialog request={request} onClose={close} />}
        {asks === 'cancel' && <CancelRequestDialog request={request} onClose={close} />}
      </Suspense>
    </div>
  );
};

import { lazy, Suspense, useState } from 'react';
import type { ApplicationView, OwnApplication } from '#contract/applications/shapes.ts';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { copy } from '#web/applications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import s from './apply.module.css';

const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawApplicationDialog,
}));

const TenderDialog = lazy(async () => ({ default: (await import('./tender-dialog.tsx')).TenderDialog }));

type Props = { application: OwnApplication; engagementNumber: number; can: ApplicationView['can'] };

const { pending, rebid } = applicationStatus;
const isUndecided = (statusId: ApplicationStatusId): boolean => statusId === pending || statusId === rebid;

/** The agency's actions on its application. There are none after it is withdrawn. */
export const ApplicationActions = ({ application, engagementNumber, can }: Props) => {
  const [open, setOpen] = useState<'withdraw' | 'tender' | null>(null);
  const close = (): void => setOpen(null);
  const { engagementId, way, applicationStatusId } = application;
  return (
    <>
      <span className={s.actions}>
        {way === 'tender-rate' && isUndecided(applicationStatusId) && (
          <Button off={can.changeTender} onClick={() => setOpen('tender')}>
            {applicationStatusId === applicationStatus.rebid ? copy.answerRebid : copy.changeTender}
          </Button>
        )}
        {applicationStatusId !== applicationStatus.withdrew && (
          <Button kind="stop" off={can.withdraw} onClick={() => setOpen('withdraw')}>
            {copy.withdraw}
          </Button>
        )}
      </span>
      {open === 'withdraw' && (
        <Suspense fallback={null}>
          <WithdrawDialog engagementId={engagementId} engagementNumber={engagementNumber} way={way} onClose={close} />
        </Suspense>
      )}
      {open === 'tender' && (
        <Suspense fallback={null}>
          <TenderDialog application={application} engagementNumber={engagementNumber} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

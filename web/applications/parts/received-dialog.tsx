import { useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/shapes.ts';
import {
  applicationStatus,
  otherRebidReason,
  otherRevokeReason,
  rebidReasons,
  revokeReasons,
} from '#contract/applications/states.ts';
import { useRequestNewTender, useRevokeApproval } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { FeeText } from '#web/engagements/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { ApplicationHistory } from './application-history.tsx';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import { StatusText } from './status-text.tsx';
import { Tenders } from './tenders.tsx';
import s from './received.module.css';

type Props = { application: ReceivedApplication; onClose: () => void };

const day = 24;

/** An application as the employer sees it, with its status, tenders, history and rarely used actions. */
export const ReceivedApplicationDialog = ({ application, onClose }: Props) => {
  const [step, setStep] = useState<'details' | 'revoke' | 'rebid'>('details');
  const agency = application.supplierName;
  const { applicationId, can } = application;
  const revoke = useRevokeApproval();
  const ask = useRequestNewTender();
  if (step === 'revoke')
    return (
      <ReasonedDialog
        title={copy.revokeTitle({ agency })}
        text={copy.revokeText({ agency })}
        confirm={copy.revoke}
        danger
        options={revokeReasons}
        otherReason={otherRevokeReason}
        change={revoke}
        inputOf={(given) => ({ applicationId, ...given })}
        done={copy.revokedNow({ agency })}
        onClose={onClose}
      />
    );
  if (step === 'rebid')
    return (
      <ReasonedDialog
        title={copy.askRebidTitle({ agency })}
        text={copy.askRebidText({ agency })}
        confirm={copy.askRebid}
        options={rebidReasons}
        otherReason={otherRebidReason}
        hours={day}
        change={ask}
        inputOf={(given, hours) => ({ applicationId, ...given, ...(hours === null ? {} : { hours }) })}
        done={copy.askedNow({ agency })}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      size="md"
      title={copy.detailsOf({ agency })}
      onClose={onClose}
      footer={
        <>
          {application.isTendered && (
            <Button off={can.askRebid} onClick={() => setStep('rebid')}>
              {copy.askRebid}
            </Button>
          )}
          {application.applicationStatusId === applicationStatus.approved && (
            <Button kind="stop" off={can.revoke} onClick={() => setStep('revoke')}>
              {copy.revoke}
            </Button>
          )}
          <Button onClick={onClose}>{uiWords.close}</Button>
        </>
      }
    >
      <div className={s.details}>
        <Facts facts={factsOf(application)} />
        {application.offers.length > 0 && (
          <section>
            <h3>{copy.tenders}</h3>
            <Tenders offers={application.offers} />
          </section>
        )}
        <section>
          <h3>{copy.history}</h3>
          <ApplicationHistory label={copy.history} steps={application.steps} />
        </section>
      </div>
    </Dialog>
  );
};

const factsOf = (application: ReceivedApplication): Parameters<typeof Facts>[0]['facts'] => {
  const { applicationStatusId: id, applicationStatus: status, fee, rebidDueAt } = application;
  return [
    [copy.engagement, application.engagementTitle],
    [copy.status, <StatusText key="status" id={id} status={status} />],
    ...(rebidDueAt === null ? [] : ([[copy.rebidUntil, <DateText key="rebid" time value={rebidDueAt} />]] as const)),
    [copy.fee, fee ? <FeeText key="fee" fee={fee} currency={fee.currencyCode} /> : copy.priceIsTheBid],
    [copy.location, application.location],
    [copy.applied, <DateText key="applied" time value={application.appliedAt} />],
    [copy.appliedBy, application.appliedByName],
    ...(application.reason === null ? [] : ([[copy.reason, application.reason]] as const)),
    ...(application.reasonText === null ? [] : ([[copy.explanation, application.reasonText]] as const)),
  ];
};

import { useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/shapes.ts';
import {
  applicationStatus,
  otherRebidReason,
  otherRevokeReason,
  rebidReasons,
  revokeReasons,
} from '#contract/applications/states.ts';
import { useAskRebid, useRevoke } from '#web/applications/client.ts';
import { words } from '#web/applications/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Dialog } from '#web/ui/over/dialog.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { words as uiWords } from '#web/ui/words.ts';
import { ApplicationHistory } from './application-history.tsx';
import { FeeText } from './fee-text.tsx';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import { StatusText } from './status-text.tsx';
import { Tenders } from './tenders.tsx';
import s from './received.module.css';

type Props = { application: ReceivedApplication; onClose: () => void };

const day = 24;

/** An application as the employer received it: how it stands, its tenders, its way, and what is rarely done with it. */
export const ReceivedDialog = ({ application, onClose }: Props) => {
  const [step, setStep] = useState<'details' | 'revoke' | 'rebid'>('details');
  const agency = application.supplierName;
  const { applicationId, can } = application;
  const revoke = useRevoke();
  const ask = useAskRebid();
  if (step === 'revoke')
    return (
      <ReasonedDialog
        title={words.revokeTitle({ agency })}
        text={words.revokeText({ agency })}
        confirm={words.revoke}
        danger
        options={revokeReasons}
        otherReason={otherRevokeReason}
        change={revoke}
        inputOf={(given) => ({ applicationId, ...given })}
        done={words.revokedNow({ agency })}
        onClose={onClose}
      />
    );
  if (step === 'rebid')
    return (
      <ReasonedDialog
        title={words.askRebidTitle({ agency })}
        text={words.askRebidText({ agency })}
        confirm={words.askRebid}
        options={rebidReasons}
        otherReason={otherRebidReason}
        hours={day}
        change={ask}
        inputOf={(given, hours) => ({ applicationId, ...given, ...(hours === null ? {} : { hours }) })}
        done={words.askedNow({ agency })}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      size="md"
      title={words.detailsOf({ agency })}
      onClose={onClose}
      footer={
        <>
          {application.isTendered && (
            <Button off={can.askRebid} onClick={() => setStep('rebid')}>
              {words.askRebid}
            </Button>
          )}
          {application.applicationStatusId === applicationStatus.approved && (
            <Button kind="stop" off={can.revoke} onClick={() => setStep('revoke')}>
              {words.revoke}
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
            <h3>{words.tenders}</h3>
            <Tenders offers={application.offers} />
          </section>
        )}
        <section>
          <h3>{words.history}</h3>
          <ApplicationHistory label={words.history} steps={application.steps} />
        </section>
      </div>
    </Dialog>
  );
};

const factsOf = (application: ReceivedApplication): Parameters<typeof Facts>[0]['facts'] => {
  const { applicationStatusId: id, applicationStatus: status, fee, rebidDueAt } = application;
  return [
    [words.engagement, application.engagementTitle],
    [words.status, <StatusText key="status" id={id} status={status} />],
    ...(rebidDueAt === null ? [] : ([[words.rebidUntil, <DateText key="rebid" time value={rebidDueAt} />]] as const)),
    [words.fee, fee ? <FeeText key="fee" fee={fee} /> : words.priceIsTheBid],
    [words.location, application.location],
    [words.applied, <DateText key="applied" time value={application.appliedAt} />],
    [words.appliedBy, application.appliedByName],
    ...(application.reason === null ? [] : ([[words.reason, application.reason]] as const)),
    ...(application.reasonText === null ? [] : ([[words.explanation, application.reasonText]] as const)),
  ];
};

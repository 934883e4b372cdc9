import { useState } from 'react';
import type { Opportunity } from '#contract/opportunities/shapes.ts';
import { ApplyPanel, StatusText } from '#web/applications/public.tsx';
import { copy } from '#web/opportunities/copy.ts';
import { useNow } from '#web/platform/clock.ts';
import { useSession } from '#web/platform/session.ts';
import { ClientName } from '#web/tenants/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Deadline } from '#web/ui/text/dates.tsx';
import s from './detail.module.css';

/** The title and actions of the opportunity. */
export const DetailHead = ({ opportunity }: { opportunity: Opportunity }) => (
  <header className={s.detailHead}>
    <h2>{opportunity.title}</h2>
    <p>
      {opportunity.isOwnClient ? (
        <ClientName clientId={opportunity.clientId} clientName={opportunity.clientName} />
      ) : (
        opportunity.clientName
      )}
      <span className={s.dot}>{opportunity.location}</span>
      <span className={s.dot}>{copy.roles({ count: opportunity.noOfRoles })}</span>
    </p>
    {opportunity.applicationStatusId !== null && (
      <p className={s.applied}>
        {copy.application} <StatusText id={opportunity.applicationStatusId} status={opportunity.applicationStatus} />
      </p>
    )}
    <Actions opportunity={opportunity} />
    <TermsAndClosing opportunity={opportunity} />
  </header>
);

const Actions = ({ opportunity }: { opportunity: Opportunity }) => {
  const { permissions } = useSession();
  const { engagementId, applicationStatusId, can } = opportunity;
  const mayOpen = permissions.includes('Auctions=View Auctions / Staging');
  return (
    <div className={s.do}>
      {applicationStatusId !== null && mayOpen ? (
        <LinkButton kind="primary" to="/engagement/$engagementId" params={{ engagementId }}>
          {copy.openEngagement}
        </LinkButton>
      ) : (
        <ApplyPanel engagementId={engagementId} can={can} wide />
      )}
      <TermsButton opportunity={opportunity} />
    </div>
  );
};

const TermsButton = ({ opportunity }: { opportunity: Opportunity }) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.terms({ version: opportunity.termsVersion })}</Button>
      <Dialog
        open={open}
        title={copy.termsTitle({ client: opportunity.clientName })}
        onClose={close}
        footer={<Button onClick={close}>{copy.close}</Button>}
      >
        <p className={s.small}>{copy.termsVersion({ version: opportunity.termsVersion })}</p>
        <p className={s.prose}>{opportunity.terms}</p>
      </Dialog>
    </>
  );
};

/** A note that applying means accepting the terms, and the closing time. */
const TermsAndClosing = ({ opportunity }: { opportunity: Opportunity }) => {
  const now = useNow(30_000);
  const isClosed = Date.parse(opportunity.closingAt) <= now;
  return (
    <div className={s.small}>
      {opportunity.applicationStatusId === null && !isClosed && (
        <p>{copy.acceptTerms({ version: opportunity.termsVersion })}</p>
      )}
      <p>
        {isClosed ? copy.closed : copy.closes}{' '}
        <Deadline value={opportunity.closingAt} zone={opportunity.timeZone} line />
      </p>
    </div>
  );
};

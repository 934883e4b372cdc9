import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import type { AgencyFacts, ReceivedPrequalificationDetail } from '#contract/prequalification/shapes.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { prequalificationQuery } from '#web/prequalification/client.ts';
import { PrequalificationHistory } from '#web/prequalification/parts/history.tsx';
import {
  DecidePrequalificationDialog,
  type PrequalificationDecision,
} from '#web/prequalification/parts/received/decide-dialog.tsx';
import { SharedDocumentList } from '#web/prequalification/parts/received/shared-document-list.tsx';
import {
  prequalificationStatusDateText,
  PrequalificationStatusText,
} from '#web/prequalification/parts/prequalification-status.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from '#web/prequalification/parts/received/received.module.css';

/** A prequalification request, with all the information needed for a decision, and the decision itself. */
export const ReceivedRequestPage = ({ prequalificationId }: { prequalificationId: string }) => {
  const one = useQuery(prequalificationQuery(prequalificationId));
  const [deciding, setDeciding] = useState<PrequalificationDecision | null>(null);
  const { data } = one;
  if (hasFailedToLoad(one))
    return (
      <ErrorState
        title={copy.oneFailed}
        onRetry={() => void one.refetch()}
        actions={<LinkButton to="/employer/prequalifications">{copy.receivedTitle}</LinkButton>}
      >
        {one.error?.message}
      </ErrorState>
    );
  return (
    <>
      <PageHeader
        title={data?.supplierName ?? copy.receivedTitle}
        crumbs={[
          <Link key="all" to="/employer/prequalifications">
            {copy.receivedTitle}
          </Link>,
        ]}
        lead={data && <Lead one={data} />}
        actions={data && <Ways one={data} onDecide={setDeciding} />}
      />
      {data ? (
        <Body one={data} />
      ) : (
        <Block>
          <SkeletonRows rows={6} />
        </Block>
      )}
      {data && deciding && (
        <DecidePrequalificationDialog one={data} decision={deciding} onClose={() => setDeciding(null)} />
      )}
    </>
  );
};

const Lead = ({ one }: { one: ReceivedPrequalificationDetail }) => {
  const day = prequalificationStatusDateText(one);
  return (
    <span className={s.lead}>
      <b>{prequalificationCellName(one)}</b>
      <PrequalificationStatusText id={one.prequalificationStatusId} status={one.prequalificationStatus} />
      {day !== null && <span>{day}</span>}
    </span>
  );
};

/** The decisions that are currently possible. */
const Ways = ({
  one,
  onDecide,
}: {
  one: ReceivedPrequalificationDetail;
  onDecide: (decision: PrequalificationDecision) => void;
}) => {
  if (one.prequalificationStatusId === prequalificationStatus.pending) {
    return (
      <>
        <Button off={one.can.decline} onClick={() => onDecide('decline')}>
          {copy.decline}
        </Button>
        <Button kind="primary" off={one.can.approve} onClick={() => onDecide('approve')}>
          {copy.approve}
        </Button>
      </>
    );
  }
  return (
    <>
      {one.can.extend.allowed && <Button onClick={() => onDecide('extend')}>{copy.extend}</Button>}
      {one.can.revoke.allowed && (
        <Button kind="stop" onClick={() => onDecide('revoke')}>
          {copy.revoke}
        </Button>
      )}
    </>
  );
};

const Body = ({ one }: { one: ReceivedPrequalificationDetail }) => (
  <>
    {one.reasonText !== null && (
      <Block title={copy.reason}>
        <p className={s.prose}>{one.reasonText}</p>
      </Block>
    )}
    {one.message !== '' && (
      <Block title={copy.itsMessage} note={copy.requestedBy({ name: one.requestedByName })}>
        <p className={s.prose}>{one.message}</p>
      </Block>
    )}
    {one.approvedDocuments.length > 0 && (
      <Block title={copy.approvedDocuments} note={copy.approvedDocumentsNote}>
        <SharedDocumentList documents={one.approvedDocuments} />
      </Block>
    )}
    <OpenDocuments one={one} />
    <Block title={copy.aboutAgency}>
      <Facts facts={factsOf(one.agency)} />
    </Block>
    <Block title={copy.history}>
      <PrequalificationHistory steps={one.history} />
    </Block>
  </>
);

/**
 * The documents that the agency currently shares. For an approved request, only those changed since the approval are
 * shown.
 */
const OpenDocuments = ({ one }: { one: ReceivedPrequalificationDetail }) => {
  const approved = new Set(one.approvedDocuments.map(({ versionId }) => versionId));
  const documents = one.documents.filter(({ versionId }) => !approved.has(versionId));
  if (approved.size > 0 && documents.length === 0) return null;
  return (
    <Block title={approved.size > 0 ? copy.newerDocuments : copy.openDocuments} note={copy.openDocumentsNote}>
      {documents.length === 0 ? (
        <p className={s.quiet}>{copy.noOpenDocuments}</p>
      ) : (
        <SharedDocumentList documents={documents} />
      )}
    </Block>
  );
};

const factsOf = (agency: AgencyFacts) =>
  [
    [copy.headOffice, agency.headOffice],
    [copy.website, agency.website],
    [copy.phone, agency.phoneNo],
    [copy.email, agency.email],
    [copy.classifications, agency.classifications.join(', ')],
    [copy.areas, agency.areas.join(', ')],
    [copy.biography, agency.biography],
  ] as const;

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { prequalificationClientQuery } from '#web/prequalification/client.ts';
import { PrequalificationHistory } from '#web/prequalification/parts/history.tsx';
import { PrequalificationMatrix, requestBlockedReasons } from '#web/prequalification/parts/matrix.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from '#web/prequalification/parts/matrix.module.css';

/** The agency's prequalifications with one client, and their history. */
export const PrequalificationClientPage = ({ clientId }: { clientId: string }) => {
  const client = useQuery(prequalificationClientQuery(clientId));
  const { data } = client;
  const reasons = data && requestBlockedReasons([data]);
  if (hasFailedToLoad(client))
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => void client.refetch()}
        actions={<LinkButton to="/prequalification">{copy.backToAll}</LinkButton>}
      >
        {client.error?.message}
      </ErrorState>
    );
  return (
    <>
      <PageHeader
        title={data?.clientName ?? copy.title}
        crumbs={[
          <Link key="all" to="/prequalification">
            {copy.title}
          </Link>,
        ]}
        lead={data?.location}
      />
      {reasons && (
        <div className={s.why}>
          <DisabledReason reasons={reasons} />
        </div>
      )}
      <Block>{data ? <PrequalificationMatrix client={data} /> : <SkeletonRows rows={4} />}</Block>
      {data && (
        <Block title={copy.history}>
          <PrequalificationHistory steps={data.history} />
        </Block>
      )}
    </>
  );
};

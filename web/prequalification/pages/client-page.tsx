import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientQuery } from '#web/prequalification/client.ts';
import { History } from '#web/prequalification/parts/history.tsx';
import { Matrix, mayNotAsk } from '#web/prequalification/parts/matrix.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { isLost } from '#web/platform/queries.ts';
import { Why } from '#web/ui/button/why.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Failed } from '#web/ui/face/faces.tsx';
import { SkeletonRows } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from '#web/prequalification/parts/matrix.module.css';

/** How the agency stands to one client, and everything that happened between them. */
export const ClientPage = ({ clientId }: { clientId: string }) => {
  const client = useQuery(clientQuery(clientId));
  const { data } = client;
  const reasons = data && mayNotAsk([data]);
  if (isLost(client))
    return (
      <Failed
        title={copy.failed}
        onRetry={() => void client.refetch()}
        actions={<LinkButton to="/prequalification">{copy.backToAll}</LinkButton>}
      >
        {client.error?.message}
      </Failed>
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
          <Why reasons={reasons} />
        </div>
      )}
      <Block>{data ? <Matrix client={data} /> : <SkeletonRows rows={4} />}</Block>
      {data && (
        <Block title={copy.history}>
          <History steps={data.history} />
        </Block>
      )}
    </>
  );
};

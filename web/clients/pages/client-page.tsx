import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientQuery } from '#web/clients/client.ts';
import { ClientContacts, ClientPrequalification } from '#web/clients/parts/client-parts.tsx';
import { ClientEngagements, ClientHistoryList } from '#web/clients/parts/client-work.tsx';
import { ClientEarningsList } from '#web/clients/parts/earnings.tsx';
import { copy } from '#web/clients/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from '#web/clients/parts/clients.module.css';

/** A client's page: results, engagements, prequalification, contacts and history. */
export const ClientPage = ({ clientId }: { clientId: string }) => {
  const client = useQuery(clientQuery(clientId));
  const { permissions } = useSession();
  const mayWrite = permissions.includes('Messaging=Message') && permissions.includes('Messaging=Create Discussion');
  const crumb = (
    <Link key="clients" to="/clients">
      {copy.title}
    </Link>
  );
  if (hasFailedToLoad(client)) {
    return (
      <>
        <PageHeader title={copy.client} crumbs={[crumb]} />
        <LoadError
          title={copy.failedOne}
          refused={copy.refused}
          error={client.error}
          onRetry={() => void client.refetch()}
        />
      </>
    );
  }
  if (!client.data) {
    return (
      <>
        <PageHeader title={copy.client} crumbs={[crumb]} />
        <SkeletonRows rows={8} label={copy.loading} />
      </>
    );
  }
  const { data } = client;
  return (
    <>
      <PageHeader
        title={data.clientName}
        crumbs={[crumb]}
        lead={<p>{data.city}</p>}
        actions={
          mayWrite && (
            <LinkButton to="/messages" search={{ with: clientId }}>
              {copy.write}
            </LinkButton>
          )
        }
      />
      <Block title={copy.figures}>
        <div className={s.figures}>
          <Facts
            wide
            facts={[
              [copy.open, String(data.openEngagements)],
              [copy.applications, String(data.applications)],
              [copy.inProcess, String(data.candidatesInProcess)],
              [copy.hired, String(data.hired)],
              [copy.earnings, <ClientEarningsList key="earnings" of={data.earnings} />],
            ]}
          />
        </div>
      </Block>
      <ClientEngagements key={clientId} clientId={clientId} />
      <Block title={copy.ownership} note={copy.ownershipNote}>
        <Facts
          facts={[
            [copy.ownershipDays, copy.days({ count: data.ownershipDays })],
            [copy.ownershipScope, copy[data.ownershipScope]],
          ]}
        />
      </Block>
      <ClientPrequalification cells={data.prequalification} />
      <ClientContacts contacts={data.contacts} />
      <ClientHistoryList key={clientId} clientId={clientId} />
    </>
  );
};

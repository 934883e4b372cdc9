import { useQuery } from '@tanstack/react-query';
import { copy } from '#web/candidates/copy.ts';
import { importCopy } from '#web/candidates/parts/import/import-copy.ts';
import { importsQuery } from '#web/candidates/parts/import/imports-client.ts';
import { ForwardingAddress } from '#web/candidates/parts/import/forward-address.tsx';
import type { ImportSlots } from '#web/candidates/parts/import/import-columns.tsx';
import { ImportList } from '#web/candidates/parts/import/import-list.tsx';
import { useAgencyCrumbs } from '#web/candidates/parts/viewer/crumbs.tsx';
import { LoadError } from '#web/engagements/public.tsx';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { RefusedState } from '#web/ui/states/states.tsx';

type Props = { engagementId: string; talentRequestId: string; slots: ImportSlots };

/** A page for adding many CVs to a talent request at once, as drafts. */
export const AddCvsPage = ({ engagementId, talentRequestId, slots }: Props) => {
  const found = useQuery(importsQuery(talentRequestId));
  const crumbs = useAgencyCrumbs({ engagementId, engagementNumber: found.data?.engagementNumber });
  if (hasFailedToLoad(found)) {
    return (
      <>
        <PageHeader title={importCopy.title} />
        <LoadError title={importCopy.failed} error={found.error} onRetry={() => void found.refetch()} />
      </>
    );
  }
  const { data } = found;
  const isClosed = data && !data.can.submit.allowed && data.imports.length === 0;
  return (
    <>
      <PageHeader
        title={importCopy.title}
        crumbs={crumbs}
        lead={
          data && (
            <p>
              {copy.submitLead({
                job: data.jobTitle,
                number: formatPaddedNumber(data.talentRequestNumber),
                client: data.clientName,
              })}
            </p>
          )
        }
      />
      {data === undefined && <SkeletonRows rows={8} />}
      {isClosed && !data.can.submit.allowed && (
        <RefusedState
          title={copy.submitClosed}
          reasons={data.can.submit.reasons}
          actions={
            <LinkButton to="/engagement/$engagementId/candidates" params={{ engagementId }}>
              {copy.backToEngagement}
            </LinkButton>
          }
        />
      )}
      {data?.can.submit.allowed && <ForwardingAddress talentRequestId={talentRequestId} />}
      {data && isClosed === false && <ImportList needs={data} slots={slots} />}
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { ownershipTermsQuery } from '#web/tenants/client.ts';
import { copy } from '#web/tenants/copy.ts';
import { OwnershipForm } from '#web/tenants/parts/ownership-form.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';

/** The page for the client's ownership terms. */
export const OwnershipPage = () => {
  const terms = useQuery(ownershipTermsQuery);
  return (
    <>
      <PageHeader title={copy.ownership} />
      <Block title={copy.ownershipTerms} note={copy.ownershipNote}>
        {hasFailedToLoad(terms) ? (
          <ErrorState title={copy.ownershipFailed} onRetry={() => void terms.refetch()} />
        ) : terms.data ? (
          <OwnershipForm terms={terms.data} />
        ) : (
          <SkeletonText lines={6} label={copy.ownershipLoading} />
        )}
      </Block>
    </>
  );
};

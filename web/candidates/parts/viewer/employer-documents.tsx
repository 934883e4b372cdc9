import { useQuery } from '@tanstack/react-query';
import { copy } from '#web/candidates/copy.ts';
import { EngagementDocuments, employerDocumentsQuery } from '#web/engagements/public.tsx';
import { Block } from '#web/ui/layout/block.tsx';

/**
 * The employer's documents about the talent request. They are loaded separately, with the engagement, so if that fails,
 * only this list is missing. Source: ledger C12.
 */
export const EmployerDocuments = ({ talentRequestId }: { talentRequestId: string }) => {
  const { data: documents = [] } = useQuery(employerDocumentsQuery(talentRequestId));
  return documents.length === 0 ? null : (
    <Block title={copy.employerDocuments} note={documents.length}>
      <EngagementDocuments documents={documents} />
    </Block>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { draftQuery } from '#web/engagements/client.ts';
import { DraftForm } from '#web/engagements/parts/draft/draft-form.tsx';
import { emptyRequest } from '#web/engagements/parts/draft/draft-values.ts';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Returns the initial form values for a new engagement. */
const nothingYet = () => {
  const { lotRules: _rules, ...request } = emptyRequest('');
  return engagementDraftFields.parse({ timeZone: viewerZone(), talentRequests: [request] });
};

/** The editor for a new or existing engagement draft. */
export const OwnDraftPage = ({ draft }: { draft: string | undefined }) => {
  // The first save adds the draft's ID to the URL, which must not reset the form.
  const [draftId] = useState(draft);
  const [empty] = useState(nothingYet);
  const found = useQuery(draftQuery(draftId));
  const fields = draftId === undefined ? empty : found.data?.fields;
  return (
    <>
      <PageHeader
        crumbs={[
          <Link key="list" to="/employer/engagements">
            {copy.ownTitle}
          </Link>,
        ]}
        title={own.newEngagement}
      />
      {found.isError && <LoadError title={own.failedDraft} error={found.error} onRetry={() => void found.refetch()} />}
      {!found.isError && fields && <DraftForm draftId={draftId} fields={fields} />}
      {!found.isError && !fields && (
        <Block>
          <SkeletonText lines={6} />
        </Block>
      )}
    </>
  );
};

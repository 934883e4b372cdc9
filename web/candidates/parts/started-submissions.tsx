import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { StartedSubmission } from '#contract/candidates/shapes/started-submission.ts';
import { candidateName } from '#contract/candidates/rules.ts';
import { startedSubmissionsQuery } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './candidates-by-status.module.css';

const nameOf = (begun: StartedSubmission): string => candidateName(begun) || copy.draftUnnamed;

const columns: readonly Column<StartedSubmission>[] = [
  { id: 'name', header: copy.candidate, title: true, cell: nameOf },
  { id: 'request', header: copy.talentRequest, width: 240, stack: 'line', cell: (row) => row.jobTitle },
  {
    id: 'cv',
    header: copy.cv,
    width: 120,
    stack: 'start',
    cell: (row) => <Badge tone={row.hasCv ? 'good' : 'plain'}>{row.hasCv ? copy.draftWithCv : copy.draftNoCv}</Badge>,
  },
  {
    id: 'saved',
    header: copy.draftSavedAt,
    width: 208,
    end: true,
    stack: 'corner',
    cell: (row) => <DateText value={row.savedAt} time />,
  },
];

/** The user's drafts for an engagement, each with a link to continue. */
export const StartedSubmissions = ({ engagementId }: { engagementId: string }) => {
  const { permissions } = useSession();
  const { data = [] } = useQuery({
    ...startedSubmissionsQuery(engagementId),
    enabled: permissions.includes('Fulfillment Stage=Submit Candidate'),
  });
  if (data.length === 0) return null;
  return (
    <section className={s.request} aria-label={copy.drafts}>
      <header className={s.head}>
        <div>
          <h2>{copy.drafts}</h2>
          <p>{copy.draftsText}</p>
        </div>
      </header>
      <Table
        label={copy.drafts}
        columns={columns}
        rows={data}
        rowKey={(row) => row.importedDraftId ?? row.talentRequestId}
        rowName={nameOf}
        link={({ talentRequestId, importedDraftId }) =>
          linkOptions({
            to: '/engagement/$engagementId/submit/$talentRequestId',
            params: { engagementId, talentRequestId },
            search: { draft: importedDraftId ?? undefined },
          })
        }
      />
    </section>
  );
};

import { linkOptions } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import { viewerLink } from '#web/candidates/public.tsx';
import { copy } from '#web/consents/copy.ts';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ConsentActions } from './consent-actions.tsx';
import { consentDatesText, consentStateOf } from './consent-state.ts';
import s from './consents.module.css';

const Candidate = ({ row }: { row: ConsentRequest }) => (
  <span className={s.lines}>
    <span>{candidateName(row)}</span>
    <small>{row.emailAddress}</small>
  </span>
);

const State = ({ row }: { row: ConsentRequest }) => {
  const { label, icon } = consentStateOf(row);
  return (
    <span className={s.lines}>
      <StatusLabel icon={icon}>{label}</StatusLabel>
      <small>{consentDatesText(row)}</small>
      {row.state === 'agreed' && row.problem !== null && <small className={s.problem}>{row.problem}</small>}
      {row.note !== '' && <small>{copy.note({ text: row.note })}</small>}
      {row.withdrawalNote !== '' && <small>{copy.withdrawalNote({ text: row.withdrawalNote })}</small>}
      {row.corrections.length > 0 && (
        <small>{copy.corrected({ fields: row.corrections.map(({ field }) => copy[field]).join(', ') })}</small>
      )}
    </span>
  );
};

const candidate: Column<ConsentRequest> = {
  id: 'name',
  header: copy.candidate,
  title: true,
  cell: (row) => <Candidate row={row} />,
};
const rest: readonly Column<ConsentRequest>[] = [
  { id: 'state', header: copy.state, width: 344, stack: 'line', cell: (row) => <State row={row} /> },
  {
    id: 'actions',
    header: copy.actions,
    width: 256,
    end: true,
    stack: 'line',
    silent: true,
    cell: (row) => <ConsentActions request={row} />,
  },
];

/** The columns for the consent requests of one engagement. */
export const consentColumns: readonly Column<ConsentRequest>[] = [
  candidate,
  { id: 'position', header: copy.position, width: 232, stack: 'line', cell: (row) => row.jobTitle },
  ...rest,
];

/** The columns for consent requests across engagements. */
export const allConsentColumns: readonly Column<ConsentRequest>[] = [
  candidate,
  {
    id: 'position',
    header: copy.position,
    width: 232,
    stack: 'line',
    cell: (row) => (
      <span className={s.lines}>
        <span>{row.jobTitle}</span>
        <small>{row.clientName}</small>
      </span>
    ),
  },
  ...rest,
];

/** Returns the link to the submitted candidate, or to the engagement for which the consent is needed. */
export const consentLink = (request: ConsentRequest) =>
  request.candidateId === null
    ? linkOptions({
        to: '/engagement/$engagementId/candidates',
        params: { engagementId: request.engagementId },
        search: { asked: request.consentRequestId },
      })
    : viewerLink(request.candidateId, request);

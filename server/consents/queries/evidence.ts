import { sql } from 'kysely';
import type {
  readCandidateEvidence as candidateOperation,
  readConsentEvidence as operation,
} from '#contract/consents/operations.ts';
import { consentText } from '#contract/consents/rules.ts';
import type { ConsentEvidence } from '#contract/consents/shapes.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findCandidate } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

interface EvidenceRow {
  readonly state: ConsentState;
  readonly textVersion: number;
  readonly requestedAt: Date;
  readonly openedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly shownHash: string | null;
}
type Documents = ConsentEvidence['documents'];

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const toEvidence = (
  row: EvidenceRow,
  names: { agencyName: string; clientName: string; jobTitle: string },
  { shown, documents }: Pick<ConsentEvidence, 'shown' | 'documents'>,
): ConsentEvidence => ({
  ...names,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  openedAt: text(row.openedAt),
  answeredAt: text(row.answeredAt),
  withdrawnAt: text(row.withdrawnAt),
  textVersion: row.textVersion,
  text: [...consentText(row.textVersion, { agency: names.agencyName, client: names.clientName, job: names.jobTitle })],
  shownHash: row.shownHash,
  shown,
  documents,
});

const ofClient = async (scope: ClientScope, candidateId: string) => {
  const found = await findCandidate(scope, candidateId);
  if (!found) return notFound();
  const { rows } = await sql<EvidenceRow & { documents: Documents | null }>`
    select * from app.consent_evidence(${candidateId})`.execute(scope.db);
  const [row] = rows;
  if (!row) return notFound();
  const names = {
    agencyName: found.candidate.supplierName,
    clientName: scope.tenantName,
    jobTitle: found.request.jobTitle,
  };
  return toEvidence(row, names, { shown: null, documents: row.documents ?? [] });
};

const ofAgency = async (
  scope: AgencyScope,
  wanted: { consentRequestId: string } | { candidateId: string },
): Promise<HandlerResult<typeof operation>> => {
  const row = await scope.db
    .selectFrom('consentRequest as c')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'c.clientId')
    .leftJoin('candidate as k', 'k.consentRequestId', 'c.id')
    .selectAll('c')
    .select(['client.name as clientName', 'r.jobTitle'])
    .where('c.supplierId', '=', scope.tenantId)
    .where('c.erasedAt', 'is', null)
    .where((eb) =>
      'candidateId' in wanted ? eb('k.id', '=', wanted.candidateId) : eb('c.id', '=', wanted.consentRequestId),
    )
    .executeTakeFirst();
  if (!row) return notFound();
  const { clientName, jobTitle, shown } = row;
  const page = shown === null ? null : (JSON.parse(shown) as { documents: Documents });
  const names = { agencyName: scope.tenantName, clientName, jobTitle };
  return toEvidence(row, names, { shown, documents: page?.documents ?? [] });
};

/** Returns the evidence of a consent to the agency that requested it. */
export const readConsentEvidence = (
  scope: AgencyScope,
  { consentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => ofAgency(scope, { consentRequestId });

/**
 * Returns the evidence of a submitted candidate's consent. The caller is the candidate's agency, or the client to which
 * they were submitted.
 */
export const readCandidateEvidence = (
  scope: AgencyScope | ClientScope,
  { candidateId }: InputOf<typeof candidateOperation>,
): Promise<HandlerResult<typeof candidateOperation>> =>
  scope.side === 'client' ? ofClient(scope, candidateId) : ofAgency(scope, { candidateId });

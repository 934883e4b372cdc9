import { submitCandidateEndpoint, uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { idempotentCall, sendIdempotentCall, type IdempotentCall } from './idempotent-call.ts';
import type { LoadUsers } from './load.ts';
import { withInspectionConnection } from './crash-consistency.ts';

let people = 0;

/** Uploads a CV, and returns a submission that contains it and can be repeated with the same key. */
export const createRepeatableSubmission = async (
  baseUrl: string,
  cast: LoadUsers,
  givenEmail?: string,
): Promise<{ call: IdempotentCall; email: string }> => {
  people += 1;
  const name = `Salo ${String(process.pid)} ${String(people)}`;
  const file = { name: 'CV.txt', text: `${name}\n\nAnaesthetic nurse.` };
  const uploaded = await sendIdempotentCall(
    baseUrl,
    idempotentCall(cast.owner, uploadDocumentEndpoint, { kind: 'cv' }, file),
  );
  const email = givenEmail ?? `${name.toLowerCase().replaceAll(' ', '.')}@inbox.example`;
  const call = idempotentCall(cast.owner, submitCandidateEndpoint, {
    talentRequestId: cast.talentRequestId,
    firstName: 'Helmi',
    lastName: name,
    emailAddress: email,
    baseSalary: '98000',
    documentId: uploaded.body['documentId'],
    confirmsConsent: true,
  });
  return { call, email };
};

/** Returns the number of candidates with this address. */
export const candidateCountByEmail = (databaseUrl: string, email: string): Promise<number> =>
  withInspectionConnection(databaseUrl, async (db) => {
    const { rows } = await db.query<{ n: number }>(
      'select count(*)::int as n from candidate where email_address = $1',
      [email],
    );
    return rows[0]?.n ?? 0;
  });

import { setTimeout as sleep } from 'node:timers/promises';
import {
  moveCandidateEndpoint,
  saveDraftEndpoint,
  submitCandidateEndpoint,
  uploadDocumentEndpoint,
  withdrawCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { talentRequestWithTitle } from '#e2e/actors/submitter.ts';
import { idempotentCall, sendIdempotentCall, type IdempotentResponse, type IdempotentCall } from './idempotent-call.ts';

/** A write that the server has acknowledged, as recorded by the client. */
export type AcknowledgedWrite = { readonly key: string; readonly userId: string } & (
  | { readonly what: 'document'; readonly id: string }
  | { readonly what: 'candidate'; readonly id: string; readonly email: string }
  | { readonly what: 'step'; readonly candidateId: string; readonly toStatusId: number }
  | { readonly what: 'draft'; readonly talentRequestId: string; readonly count: number }
);

export interface LoadUsers {
  readonly owner: HttpActor;
  readonly admin: HttpActor;
  readonly standard: HttpActor;
  readonly employer: HttpActor;
  readonly engagementId: string;
  readonly talentRequestId: string;
  readonly draftRequestId: string;
}

/** Signs in the demo world's users who write, and finds the records they write to. */
export const signInLoadUsers = async (baseUrl: string): Promise<LoadUsers> => {
  const signIn = (email: string) => signInOverHttp(baseUrl, email, demoPassword);
  const owner = await signIn(people.owner);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const engagementId = board.records[0]?.engagementId ?? '';
  return {
    owner,
    admin: await signIn(people.admin),
    standard: await signIn(people.standard),
    employer: await signIn(people.employer),
    engagementId,
    talentRequestId: (await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse')).talentRequestId,
    draftRequestId: (await talentRequestWithTitle(owner, engagementId, 'Theatre Nurse')).talentRequestId,
  };
};

/** Clients that write continuously and record the responses. */
export interface WriteLoad {
  readonly acknowledged: readonly AcknowledgedWrite[];
  /** The unsuccessful responses. Each is a problem, because the clients send only valid requests. */
  readonly refused: readonly string[];
  /** The reasons why requests were repeated: either no response, or one with the status 502 or higher. */
  readonly unanswered: readonly string[];
  /** Resolves once this many more writes have been acknowledged. */
  readonly acknowledgedMore: (writes: number) => Promise<void>;
  /** Resolves when no client gets responses any more, and all of them are waiting to continue. */
  readonly allWait: () => Promise<void>;
  /** Makes waiting clients repeat the same request, with the same key, at this URL. */
  readonly goOn: (baseUrl: string) => void;
  /** Stops each client after its current request. */
  readonly end: () => Promise<void>;
}

const textOf = (answered: IdempotentResponse | undefined, field: string): string => {
  const value = answered?.body[field];
  return typeof value === 'string' ? value : '';
};

let submitted = 0;

export const startWriteLoad = (firstUrl: string, cast: LoadUsers, clients = 8): WriteLoad => {
  const acknowledged: AcknowledgedWrite[] = [];
  const refused: string[] = [];
  let url = firstUrl;
  const unanswered: string[] = [];
  let ending = false;
  let waiting: (() => void)[] = [];

  /** Repeats the request until there is a response; after a failed attempt, waits for `goOn`. */
  const insist = async (call: IdempotentCall): Promise<IdempotentResponse | undefined> => {
    for (;;) {
      try {
        const answered = await sendIdempotentCall(url, call);
        // With a status of 502 or higher, the database is down or the load balancer got no response, so the same key
        // may be used again.
        if (answered.status < 502) {
          if (answered.status < 300) return answered;
          // The row or the key is locked for longer than a request waits. The product's client repeats the request in
          // this case too.
          if (answered.body['code'] === 'key-in-flight' && !ending) continue;
          refused.push(`${call.at.operation} ${String(answered.status)} ${JSON.stringify(answered.body)}`);
          return undefined;
        }
        unanswered.push(`${call.at.operation} ${String(answered.status)} ${JSON.stringify(answered.body)}`);
      } catch (error) {
        // There was no response, so it is unknown whether the write was done.
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        unanswered.push(`${call.at.operation} ${String(cause)}`);
      }
      if (ending) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };

  const oneCandidate = async (): Promise<void> => {
    const { owner, employer, talentRequestId } = cast;
    submitted += 1;
    const name = `Kallio ${String(process.pid)} ${String(submitted)}`;
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@inbox.example`;
    const file = { name: 'CV.txt', text: `${name}\n\nAnaesthetic nurse, ${String(submitted)} weeks in theatres.` };
    const upload = idempotentCall(owner, uploadDocumentEndpoint, { kind: 'cv' }, file);
    const documentId = textOf(await insist(upload), 'documentId');
    if (documentId === '') return;
    const by = { userId: owner.who.user.id };
    acknowledged.push({ what: 'document', key: upload.key, ...by, id: documentId });
    const person = { firstName: 'Eeva', lastName: name, emailAddress: email, baseSalary: '99000' };
    const given = { talentRequestId, ...person, documentId, confirmsConsent: true };
    const submit = idempotentCall(owner, submitCandidateEndpoint, given);
    const id = textOf(await insist(submit), '_id');
    if (id === '') return;
    acknowledged.push({ what: 'candidate', key: submit.key, ...by, id, email });
    const move = idempotentCall(employer, moveCandidateEndpoint, {
      candidateId: id,
      candidateStatusId: candidateStatus.shortlisted,
    });
    if (!(await insist(move))) return;
    const step = { what: 'step', candidateId: id } as const;
    acknowledged.push({
      ...step,
      key: move.key,
      userId: employer.who.user.id,
      toStatusId: candidateStatus.shortlisted,
    });
    if (submitted % 2 === 0) return;
    const withdraw = idempotentCall(owner, withdrawCandidateEndpoint, { candidateId: id, withdrawReasons: [4] });
    if (await insist(withdraw))
      acknowledged.push({ ...step, key: withdraw.key, ...by, toStatusId: candidateStatus.withdrew });
  };

  const drafts = (actor: HttpActor) => {
    let count = 0;
    return async (): Promise<void> => {
      count += 1;
      const talentRequestId = cast.draftRequestId;
      const call = idempotentCall(actor, saveDraftEndpoint, {
        talentRequestId,
        fields: { lastName: `Draft ${String(count)}` },
      });
      if (await insist(call))
        acknowledged.push({ what: 'draft', key: call.key, userId: actor.who.user.id, talentRequestId, count });
    };
  };

  const work = [drafts(cast.admin), drafts(cast.standard)];
  while (work.length < clients) work.push(oneCandidate);
  const loops = work.map(async (write) => {
    while (!ending) await write();
  });

  const goOn = (): void => {
    const all = waiting;
    waiting = [];
    for (const one of all) one();
  };
  return {
    acknowledged,
    refused,
    unanswered,
    acknowledgedMore: async (writes) => {
      const enough = acknowledged.length + writes;
      // Stops waiting early if a request is refused or all clients are waiting. The caller can see this in the counts.
      while (acknowledged.length < enough && refused.length === 0 && waiting.length < clients) await sleep(5);
    },
    allWait: async () => {
      while (waiting.length < clients) await sleep(5);
    },
    goOn: (baseUrl) => {
      url = baseUrl;
      goOn();
    },
    end: async () => {
      ending = true;
      goOn();
      await Promise.all(loops);
    },
  };
};

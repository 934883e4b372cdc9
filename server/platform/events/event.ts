import type { EventKind, PayloadOf } from './payload.ts';

/** A recorded event, as its handlers and reactions receive it. */
export interface RecordedEvent<K extends EventKind = EventKind> {
  id: string;
  kind: K;
  at: Date;
  actorUserId: string | null;
  supplierId: string | null;
  clientId: string | null;
  engagementId: string | null;
  talentRequestId: string | null;
  applicationId: string | null;
  candidateId: string | null;
  data: PayloadOf<K>;
}

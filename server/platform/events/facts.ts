import type { EventKind, PayloadInput } from './payload.ts';

interface EventIds {
  supplierId?: string | null;
  clientId?: string | null;
  engagementId?: string | null;
  talentRequestId?: string | null;
  applicationId?: string | null;
  candidateId?: string | null;
}

/** What happened, in ids: no personal data, so that erasure and an unbroken history go together. */
export type EventFacts<K extends EventKind = EventKind> = EventIds & { kind: K } & (object extends PayloadInput<K>
    ? { data?: PayloadInput<K> }
    : { data: PayloadInput<K> });

import type { EventKind, PayloadInput } from './payload.ts';

interface EventIds {
  supplierId?: string | null;
  clientId?: string | null;
  engagementId?: string | null;
  talentRequestId?: string | null;
  applicationId?: string | null;
  candidateId?: string | null;
}

/**
 * The facts of an event: IDs and a payload, without personal data, so that the history stays complete after an erasure.
 */
export type EventFacts<K extends EventKind = EventKind> = EventIds & { kind: K } & (object extends PayloadInput<K>
    ? { data?: PayloadInput<K> }
    : { data: PayloadInput<K> });

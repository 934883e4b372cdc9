import { noPayload } from '#server/platform/events/payload-types.ts';

/** Events of this room: the employer is reminded of an overdue answer, and one term later Rolecall is told. */
export const responseTimeEvents = {
  applicationOverdue: 'application.response-overdue',
  applicationEscalated: 'application.response-escalated',
  candidateOverdue: 'candidate.response-overdue',
  candidateEscalated: 'candidate.response-escalated',
} as const;

export const responseTimePayloads = {
  [responseTimeEvents.applicationOverdue]: noPayload,
  [responseTimeEvents.applicationEscalated]: noPayload,
  [responseTimeEvents.candidateOverdue]: noPayload,
  [responseTimeEvents.candidateEscalated]: noPayload,
} as const;

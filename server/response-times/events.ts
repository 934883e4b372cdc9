import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';

/** Events about response times: a reminder to the employer and, if needed, a later escalation to Rolecall. */
export const responseTimeEvents = {
  applicationOverdue: 'application.response-overdue',
  applicationEscalated: 'application.response-escalated',
  candidateOverdue: 'candidate.response-overdue',
  candidateEscalated: 'candidate.response-escalated',
} as const;

export const responseTimePayloads = {
  [responseTimeEvents.applicationOverdue]: emptyPayloadSchema,
  [responseTimeEvents.applicationEscalated]: emptyPayloadSchema,
  [responseTimeEvents.candidateOverdue]: emptyPayloadSchema,
  [responseTimeEvents.candidateEscalated]: emptyPayloadSchema,
} as const;

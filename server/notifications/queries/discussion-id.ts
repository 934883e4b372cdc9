import type { RecordedEvent } from '#server/platform/events/event.ts';

/** Returns the ID of the discussion that an event is about; null for every other event. */
export const discussionIdOf = ({ kind, data }: Pick<RecordedEvent, 'kind' | 'data'>): string | null =>
  kind.startsWith('discussion.') && 'threadId' in data ? data.threadId : null;

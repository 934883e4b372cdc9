import { Scale } from 'lucide-react';
import type { TimelineEntryWithSide } from '#web/candidates/public.tsx';

/** Returns a timeline entry for a step in settling who owns a candidate. An empty `more` is left out. */
export const ownershipTimelineEntry = (
  id: string,
  { at, bySide, text, more = '' }: { at: string; bySide: string; text: string; more?: string },
): TimelineEntryWithSide => ({
  id,
  mark: <Scale />,
  text,
  ...(more === '' ? {} : { more }),
  at,
  bySide,
});

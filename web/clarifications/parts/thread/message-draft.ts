import { useEffect, useState } from 'react';
import { peekPending, stashPending, takePending } from '#web/platform/pending-writes.ts';

type Person = { userId: string; name: string };

/** A message that is being written, without its files. */
export type MessageDraft = {
  text: string;
  isNote: boolean;
  /** Everyone chosen so far, including people whose name has since been removed from the text. */
  people: readonly Person[];
};

export const emptyMessageDraft: MessageDraft = { text: '', isNote: false, people: [] };

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'userId' in value && 'name' in value;

const storedDraft = (name: string): MessageDraft => {
  const stored = peekPending(name);
  if (typeof stored !== 'object' || stored === null || !('text' in stored)) return emptyMessageDraft;
  return {
    text: String(stored.text),
    isNote: 'isNote' in stored && stored.isNote === true,
    people: 'people' in stored && Array.isArray(stored.people) ? stored.people.filter(isPerson) : [],
  };
};

/** Holds the draft of a conversation's next message, which survives a reload in this tab. */
export const useMessageDraft = (subjectId: string) => {
  const name = `message.${subjectId}`;
  const [draft, setDraft] = useState(() => storedDraft(name));
  useEffect(() => {
    if (draft.text === '') takePending(name);
    else stashPending(name, draft);
  }, [name, draft]);
  return [draft, setDraft] as const;
};

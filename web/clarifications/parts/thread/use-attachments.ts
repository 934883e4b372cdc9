import { useEffect, useState } from 'react';
import type { Attachment } from '#contract/clarifications/shapes.ts';
import { peekPending, stashPending, takePending } from '#web/platform/pending-writes.ts';

const isAttachment = (value: unknown): value is Attachment =>
  typeof value === 'object' && value !== null && 'attachmentId' in value && 'fileName' in value && 'sizeBytes' in value;

const stored = (name: string): readonly Attachment[] => {
  const kept = peekPending(name);
  return Array.isArray(kept) ? kept.filter(isAttachment) : [];
};

const none: readonly Attachment[] = [];

/** Holds the files attached to the message being written. They survive a reload in this tab until they are sent. */
export const useAttachments = (draftName: string) => {
  const name = `files.${draftName}`;
  const [restored, setRestored] = useState(() => stored(name));
  const [uploaded, setUploaded] = useState(none);
  const [isUploading, setUploading] = useState(false);
  /** Files chosen before this time have already been sent. */
  const [sentUntil, setSentUntil] = useState(-1);
  useEffect(() => {
    const all = [...restored, ...uploaded];
    if (all.length > 0) stashPending(name, all);
    else takePending(name);
  }, [name, restored, uploaded]);
  return {
    restored,
    sentUntil,
    isUploading,
    ids: [...restored, ...uploaded].map(({ attachmentId }) => attachmentId),
    setUploaded,
    setUploading,
    removeRestored: (attachmentId: string) =>
      setRestored((before) => before.filter((one) => one.attachmentId !== attachmentId)),
    /** Removes the files that were chosen before `sentAt`. Files chosen later belong to the next message. */
    clear: (sentAt = performance.now()): void => {
      setRestored(none);
      setSentUntil(sentAt);
      takePending(name);
    },
  };
};

export type Attachments = ReturnType<typeof useAttachments>;

import { Paperclip } from 'lucide-react';
import type { Attachment } from '#contract/clarifications/shapes.ts';
import { downloadMessageAttachment } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { distinctNames, formatSize } from '#web/platform/formats.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './thread.module.css';

/** The files attached to a message, each with its name and a download. */
export const AttachmentList = ({ attachments }: { attachments: readonly Attachment[] }) => {
  const names = distinctNames(attachments.map(({ fileName }) => fileName));
  return attachments.length === 0 ? null : (
    <ul className={s.files} aria-label={copy.attachments}>
      {attachments.map(({ attachmentId, sizeBytes }, at) => (
        <li key={attachmentId}>
          <button
            type="button"
            aria-label={copy.download({ name: names[at] ?? '' })}
            onClick={() => void downloadMessageAttachment(attachmentId).catch((error: unknown) => toast.problem(error))}
          >
            <Paperclip aria-hidden="true" />
            <span>{names[at]}</span>
          </button>
          <small>{formatSize(sizeBytes)}</small>
        </li>
      ))}
    </ul>
  );
};

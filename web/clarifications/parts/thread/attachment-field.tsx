import type { Attachment } from '#contract/clarifications/shapes.ts';
import { uploadMessageAttachment } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import type { Attachments } from './use-attachments.ts';

/** The field that attaches files to the message being written. */
export const AttachmentField = ({ attachments }: { attachments: Attachments }) => {
  const { restored, sentUntil, setUploaded, setUploading, removeRestored } = attachments;
  return (
    <UploadField<Attachment>
      sentUntil={sentUntil}
      compact
      many
      label={copy.attach}
      send={uploadMessageAttachment}
      present={restored.map(({ attachmentId, fileName, sizeBytes }) => ({
        name: fileName,
        size: sizeBytes,
        onRemove: () => removeRestored(attachmentId),
      }))}
      onChange={(entries) => setUploaded(entries.flatMap(({ sent }) => (sent === undefined ? [] : [sent])))}
      onUploading={setUploading}
    />
  );
};

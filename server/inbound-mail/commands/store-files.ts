import { Readable } from 'node:stream';
import { maxAttachments } from '#contract/clarifications/rules.ts';
import type { ReceivedFile } from '#server/platform/files/file.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { AttachedFile } from '#server/platform/files/parser/protocol.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { emailRefusalCopy } from '../copy.ts';
import { isSignaturePicture } from '../rules/file-results.ts';
import { describeRefusal } from '../rules/describe-refusal.ts';

/** The files of a reply, stored and refused. */
export interface ReplyFiles {
  readonly stored: readonly ReceivedFile[];
  readonly refused: readonly { readonly name: string; readonly refusal: string }[];
}

export const removeReplyFiles = async (files: Files, stored: readonly ReceivedFile[]): Promise<void> => {
  for (const file of stored) await files.remove(file);
};

/**
 * Stores a reply's files under the rules for uploads, before the transaction that adds them to a message. If that
 * transaction is rolled back, its caller removes the files. Pictures in a signature are ignored.
 */
export const storeReplyFiles = async (
  files: Files,
  attached: readonly AttachedFile[],
  sender: string,
): Promise<ReplyFiles> => {
  const stored: ReceivedFile[] = [];
  const refused: ReplyFiles['refused'][number][] = [];
  try {
    for (const { name, bytes } of attached.filter((file) => !isSignaturePicture(file))) {
      if (stored.length === maxAttachments) {
        refused.push({ name, refusal: emailRefusalCopy.tooManyFiles({ max: maxAttachments }) });
        continue;
      }
      const file = await files.receive(Readable.from([bytes]), name, { sender });
      if (file instanceof Refused) refused.push({ name, refusal: describeRefusal(file, 'conversation').join(' ') });
      else stored.push(file);
    }
  } catch (error) {
    await removeReplyFiles(files, stored);
    throw error;
  }
  return { stored, refused };
};

import { Readable } from 'node:stream';
import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { sharedParser } from '#server/platform/files/parser/parser.ts';
import { isUnreadable, type AttachedFile } from '#server/platform/files/parser/protocol.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import {
  commit,
  inSystemScope,
  inSystemScopeOrRollback,
  mayHaveCommitted,
  rollback,
} from '#server/platform/scope/open.ts';
import { addReply } from './commands/add-reply.ts';
import { isSentByUser, refuseEmail } from './commands/send-email-outcome.ts';
import { claimInboundEmail, type ClaimedEmail } from './commands/claim-email.ts';
import { purgeInboundMail } from './commands/delete-inbound-mail.ts';
import { finishImport, importEmailedFile, recordFileResult } from './commands/import-file.ts';
import { removeReplyFiles, storeReplyFiles, type ReplyFiles } from './commands/store-files.ts';
import { emailRefusalCopy, replyMessageCopy } from './copy.ts';
import { maxCvsPerEmail } from './rules/file-results.ts';
import { describeRefusal } from './rules/describe-refusal.ts';

/** The number of failed attempts, including crashes, after which an email isn't tried again. */
const mostAttempts = 5;

const refuse = ({ source, mail }: JobDependencies, email: ClaimedEmail, reason: string, texts: readonly string[]) =>
  inSystemScope(source, 'refuse an email', (scope) => refuseEmail(scope, mail, email, { reason, texts }));

/** Adds a reply in one transaction with its files. The files are removed unless the transaction commits. */
const commitReply = async (
  { source, mail, files }: JobDependencies,
  email: ClaimedEmail,
  reply: ReplyFiles & { text: string },
): Promise<Refused | undefined> => {
  try {
    const outcome = await inSystemScopeOrRollback<Refused | 'added' | 'known'>(
      source,
      'add a reply by email',
      async (scope) => {
        const result = await addReply(scope, mail, email, reply);
        return result instanceof Refused ? rollback(result) : commit(result);
      },
    );
    if (outcome !== 'added') await removeReplyFiles(files, reply.stored);
    return outcome instanceof Refused ? outcome : undefined;
  } catch (error) {
    if (!mayHaveCommitted(error)) await removeReplyFiles(files, reply.stored);
    throw error;
  }
};

/** Adds an email to its conversation. Refused files don't prevent the text or other files from being added. */
const addToThread = async (
  tools: JobDependencies,
  email: ClaimedEmail,
  { reply: written, files }: { reply: string; files: readonly AttachedFile[] },
): Promise<void> => {
  const { stored, refused } = await storeReplyFiles(tools.files, files, email.userId);
  const text = written || (stored.length > 0 ? replyMessageCopy.filesOnly({ count: stored.length }) : '');
  if (text === '')
    return refuse(tools, email, 'no-text', [emailRefusalCopy.noText, ...refused.map(emailRefusalCopy.refusedFile)]);
  let refusal = await commitReply(tools, email, { text, stored, refused });
  if (refusal?.refusal.code === 'too-many-attachments' && written !== '') {
    const { message } = refusal;
    const all = stored.map(({ name }) => ({ name, refusal: message }));
    refusal = await commitReply(tools, email, { text, stored: [], refused: [...all, ...refused] });
  }
  if (refusal) await refuse(tools, email, refusal.refusal.code, describeRefusal(refusal, 'conversation'));
};

/** Saves one file as a draft, or returns the refusal. */
const saveFile = async (
  { source, files }: JobDependencies,
  email: ClaimedEmail,
  { index, name, bytes }: AttachedFile & { index: number },
): Promise<Refused | undefined> => {
  const file = await files.receive(Readable.from([bytes]), name, { readsText: true, sender: email.userId });
  if (file instanceof Refused || !('content' in file)) return file instanceof Refused ? file : undefined;
  try {
    const outcome = await inSystemScopeOrRollback<Refused | 'saved' | 'known'>(
      source,
      'import a CV by email',
      async (scope) => {
        const result = await importEmailedFile(scope, email, { index, file });
        return result instanceof Refused ? rollback(result) : commit(result);
      },
    );
    if (outcome !== 'saved') await files.remove(file);
    return outcome instanceof Refused ? outcome : undefined;
  } catch (error) {
    if (!mayHaveCommitted(error)) await files.remove(file);
    throw error;
  }
};

/**
 * Imports each file in its own transaction, so that a refused file doesn't prevent the others. A picture in the text
 * isn't treated as a CV.
 */
const importFiles = async (
  tools: JobDependencies,
  email: ClaimedEmail,
  attached: readonly AttachedFile[],
): Promise<void> => {
  const files = attached.filter(({ isInline }) => !isInline);
  if (files.length === 0) return refuse(tools, email, 'no-files', [emailRefusalCopy.noFiles]);
  const done = email.files.length;
  for (const [index, file] of files.slice(0, maxCvsPerEmail).entries()) {
    if (index < done) continue;
    const refused = await saveFile(tools, email, { ...file, index });
    if (!refused) continue;
    const result = { name: file.name, refusal: describeRefusal(refused, 'request').join(' ') };
    await inSystemScope(tools.source, 'record a refused file', (scope) =>
      recordFileResult(scope, email, { index, result }),
    );
  }
  await inSystemScope(tools.source, 'answer an email with CVs', (scope) => finishImport(scope, tools.mail, email));
};

const processEmail = async (tools: JobDependencies, email: ClaimedEmail): Promise<void> => {
  if (!isSentByUser(email)) return refuse(tools, email, 'wrong-sender', [emailRefusalCopy.wrongSender]);
  if (email.attempts > mostAttempts) return refuse(tools, email, 'failed', [emailRefusalCopy.failed]);
  const content = await sharedParser.parse({ kind: 'email', bytes: email.raw }, email.userId);
  if (isUnreadable(content)) return refuse(tools, email, 'unreadable', [emailRefusalCopy.unreadable]);
  return email.threadId === null ? importFiles(tools, email, content.files) : addToThread(tools, email, content);
};

/** Processes the next email; false if none is waiting. */
const processNext = async (tools: JobDependencies): Promise<boolean> => {
  const email = await inSystemScope(tools.source, 'take an email to process', claimInboundEmail);
  if (email) await processEmail(tools, email);
  return email !== undefined;
};

/** Every process handles emails, but each email is handled by only one process. */
export const inboundMailJobs: NonNullable<Room['jobs']> = (tools) => [
  {
    queue: 'inbound-mail.process',
    everySeconds: 1,
    run: async () => {
      while (await processNext(tools));
    },
  },
  {
    queue: 'inbound-mail.purge',
    cron: '41 3 * * *',
    run: () => inSystemScope(tools.source, 'delete old records of incoming email', purgeInboundMail),
  },
];

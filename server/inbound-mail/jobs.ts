import { Readable } from 'node:stream';
import type { JobTools, Room } from '#server/platform/http/handler.ts';
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
import { isSentByUser, refuseEmail } from './commands/answer-email.ts';
import { claimEmail, type ClaimedEmail } from './commands/claim-email.ts';
import { purgeInboundMail } from './commands/delete-inbound-mail.ts';
import { finishImport, importFile, recordFile } from './commands/import-file.ts';
import { refusalCopy } from './copy.ts';
import { mostFiles } from './rules/import-results.ts';
import { refusalTexts } from './rules/refusal-texts.ts';

/** An email that ended the process or failed this often is given up. */
const mostAttempts = 5;

const refuse = ({ source, mail }: JobTools, email: ClaimedEmail, reason: string, texts: readonly string[]) =>
  inSystemScope(source, 'refuse an email', (scope) => refuseEmail(scope, mail, email, { reason, texts }));

/** The transaction of a refusal is rolled back, and the refusal recorded in another one. */
const addToThread = async (
  tools: JobTools,
  email: ClaimedEmail,
  { reply: text, files }: { reply: string; files: readonly AttachedFile[] },
): Promise<void> => {
  if (text === '') return refuse(tools, email, 'no-text', [refusalCopy.noText]);
  const refused = await inSystemScopeOrRollback<Refused | undefined>(
    tools.source,
    'add a reply by email',
    async (scope) => {
      const outcome = await addReply(scope, tools.mail, email, { text, attachments: files.length });
      return outcome ? rollback(outcome) : commit(undefined);
    },
  );
  if (refused) await refuse(tools, email, refused.refusal.code, refusalTexts(refused, 'conversation'));
};

/** Saves one file as a draft; its refusal otherwise. */
const saveFile = async (
  { source, files }: JobTools,
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
        const result = await importFile(scope, email, { index, file });
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

/** Each file in a transaction of its own, so that one that is refused stops no other. */
const importFiles = async (tools: JobTools, email: ClaimedEmail, files: readonly AttachedFile[]): Promise<void> => {
  if (files.length === 0) return refuse(tools, email, 'no-files', [refusalCopy.noFiles]);
  const done = email.files.length;
  for (const [index, file] of files.slice(0, mostFiles).entries()) {
    if (index < done) continue;
    const refused = await saveFile(tools, email, { ...file, index });
    if (!refused) continue;
    const result = { name: file.name, refusal: refusalTexts(refused, 'request').join(' ') };
    await inSystemScope(tools.source, 'record a refused file', (scope) => recordFile(scope, email, { index, result }));
  }
  await inSystemScope(tools.source, 'answer an email with CVs', (scope) => finishImport(scope, tools.mail, email));
};

const processEmail = async (tools: JobTools, email: ClaimedEmail): Promise<void> => {
  if (!isSentByUser(email)) return refuse(tools, email, 'wrong-sender', [refusalCopy.wrongSender]);
  if (email.attempts > mostAttempts) return refuse(tools, email, 'failed', [refusalCopy.failed]);
  const content = await sharedParser.parse({ kind: 'email', bytes: email.raw }, email.userId);
  if (isUnreadable(content)) return refuse(tools, email, 'unreadable', [refusalCopy.unreadable]);
  return email.threadId === null ? importFiles(tools, email, content.files) : addToThread(tools, email, content);
};

/** Processes the next email; false if none waits. */
const processNext = async (tools: JobTools): Promise<boolean> => {
  const email = await inSystemScope(tools.source, 'take an email to process', claimEmail);
  if (email) await processEmail(tools, email);
  return email !== undefined;
};

/** Every process works on emails, each email by one of them. */
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

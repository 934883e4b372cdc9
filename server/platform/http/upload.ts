import type { FastifyRequest } from 'fastify';
import { inputError } from '#contract/common/text/input-error.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { TruncatedFileError, type Files } from '#server/platform/files/files.ts';
import type { ReceivedFile, ReceivedFileWithText } from '#server/platform/files/file.ts';
import { malformedRequestError } from '#server/platform/problems/problem.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';

const noFileError = requiredError('File');
const severalFiles = inputError('Please send exactly one file and its fields.');
const incompleteUpload = inputError('The upload was incomplete. Please try again.');

const noFile = () =>
  refuse(commonRefusals['invalid-input'], { fields: [{ field: 'file', message: noFileError.error() }] });

const tooManyParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

/** Returns the refusal for a multipart body that cannot be parsed. */
const unreadable = (error: unknown): Refused => {
  if (error instanceof Error && 'code' in error && tooManyParts.has(String(error.code))) {
    return refuse(commonRefusals['request-too-large'], { message: severalFiles.error() });
  }
  const fields = [{ field: 'file', message: incompleteUpload.error() }];
  return refuse(commonRefusals['invalid-input'], {
    message: malformedRequestError.error(),
    ...(error instanceof TruncatedFileError ? { fields } : {}),
  });
};

/**
 * Receives the one file of a multipart request, with its text if `readsText` is set, and sets the text fields as the
 * request's body. `sender` is the user or address whose files are parsed one at a time.
 */
export const receiveUpload = async (
  request: FastifyRequest,
  files: Files,
  options: Parameters<Files['receive']>[2] = {},
): Promise<ReceivedFile | ReceivedFileWithText | Refused> => {
  if (!request.isMultipart()) return noFile();
  const fields: Record<string, unknown> = {};
  let received: ReceivedFile | ReceivedFileWithText | Refused | undefined;
  let fault: unknown;
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: 50, fileSize: files.limitBytes + 1 } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === 'file' && received === undefined && part.filename) {
        received = await files.receive(part.file, part.filename, options).catch((error: unknown) => {
          fault = error;
          throw error;
        });
      } else part.file.resume();
    }
  } catch (error) {
    // Unless the rest of the body is read here, the connection waits forever.
    request.raw.resume();
    if (received && !(received instanceof Refused)) await files.remove(received);
    if (error === fault && !(error instanceof TruncatedFileError)) throw error;
    return unreadable(error);
  }
  request.body = fields;
  return received ?? noFile();
};

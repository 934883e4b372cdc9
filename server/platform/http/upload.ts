import type { FastifyRequest } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { ReceivedFile } from '#server/platform/files/file.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';

const noFile = () =>
  refuse(commonRefusals['invalid-input'], { fields: [{ field: 'file', message: 'File is required!' }] });

/** Takes in the one file of a multipart request and leaves its text fields as the request's body. */
export const receiveUpload = async (request: FastifyRequest, files: Files): Promise<ReceivedFile | Refused> => {
  if (!request.isMultipart()) return noFile();
  const fields: Record<string, unknown> = {};
  let received: ReceivedFile | Refused | undefined;
  for await (const part of request.parts({ limits: { files: 1, fields: 50, fileSize: files.limitBytes + 1 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file' && received === undefined)
      received = await files.receive(part.file, part.filename);
    else part.file.resume();
  }
  request.body = fields;
  return received ?? noFile();
};

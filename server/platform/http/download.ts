import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download } from '#server/platform/files/file.ts';
import type { GeneratedFile } from '#server/platform/files/generated-file.ts';
import type { Files } from '#server/platform/files/files.ts';
import { isFileMissing } from '#server/platform/files/storage-error.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { notFound } from '#server/platform/problems/refused.ts';

/**
 * Sends a stored or generated file. Only a file that cannot contain scripts is shown inline; any other is an
 * attachment. Browsers must not guess its type.
 */
const sendStream = (reply: FastifyReply, stream: Readable, about: Omit<Download, 'storageKey'>): FastifyReply => {
  const name = encodeURIComponent(about.fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  if (about.sizeBytes !== undefined) reply.header('Content-Length', about.sizeBytes);
  return reply
    .header('Content-Disposition', `${about.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cache-Control', about.isLasting ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .type(about.mediaType)
    .send(stream);
};

/** Sends a file that was generated for the caller. */
export const sendGeneratedFile = (reply: FastifyReply, { content, ...about }: GeneratedFile): FastifyReply =>
  sendStream(reply, content, { ...about, inline: false });

/** Sends a stored file with a policy that sandboxes it. */
export const sendDownload = async (reply: FastifyReply, download: Download, files: Files): Promise<FastifyReply> => {
  const { storageKey, ...about } = download;
  const stream = await files.read(storageKey).catch((error: unknown) => {
    if (!isFileMissing(error)) throw error;
    reply.log.error({ err: error, storageKey }, 'a file referenced by a record is missing from storage');
    return undefined;
  });
  if (!stream) return reply.status(404).send(problemBody(notFound(), reply.request.id));
  return sendStream(reply, stream, about);
};

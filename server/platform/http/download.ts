import type { FastifyReply } from 'fastify';
import type { Download } from '#server/platform/files/file.ts';
import type { Files } from '#server/platform/files/files.ts';
import { isMissing } from '#server/platform/files/trouble.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { notFound } from '#server/platform/problems/refused.ts';

/** Sends a stored file: as an attachment unless it cannot run, never sniffed, in a sandbox of its own. */
export const sendDownload = async (reply: FastifyReply, download: Download, files: Files): Promise<FastifyReply> => {
  const { storageKey } = download;
  const stream = await files.read(storageKey).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    reply.log.error({ err: error, storageKey }, 'a file that a record speaks of is not in the store');
    return undefined;
  });
  if (!stream) return reply.status(404).send(problemBody(notFound(), reply.request.id));
  const name = encodeURIComponent(download.fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  if (download.sizeBytes !== undefined) reply.header('Content-Length', download.sizeBytes);
  return reply
    .header('Content-Disposition', `${download.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cache-Control', download.isLasting ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .type(download.mediaType)
    .send(stream);
};

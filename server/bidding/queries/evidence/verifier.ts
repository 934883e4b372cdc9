import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { downloadVerifier as operation } from '#contract/bidding/operations/keys.ts';
import { generateFile } from '#server/platform/files/generated-file.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';

const path = fileURLToPath(new URL('../../../../tools/verify-auction.mjs', import.meta.url));

/** Returns the verifier, which needs only Node. Its checks are explained in docs/verify-auction.md. */
export const downloadVerifier = (): Promise<HandlerResult<typeof operation>> =>
  generateFile({ fileName: 'verify-auction.mjs', mediaType: 'text/javascript' }, (out) =>
    pipeline(createReadStream(path), out),
  );

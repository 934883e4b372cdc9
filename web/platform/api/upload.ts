import type { WireRequest } from '#contract/common/wire.ts';
import { toProblem, unreachableProblem } from './problem.ts';

const formOf = (wire: WireRequest, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(wire.body ?? {})) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  // The file is appended last, so that the server has the fields before the file arrives.
  form.append('file', file, file.name);
  return form;
};

/** Sends a file with its form fields. Uses XMLHttpRequest, because fetch doesn't report upload progress. */
export const upload = <T>(
  wire: WireRequest,
  headers: Record<string, string>,
  file: File,
  signal: AbortSignal | undefined,
  onProgress: ((share: number) => void) | undefined,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = (): void => request.abort();
    request.open(wire.method, wire.url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    request.addEventListener('error', () => reject(unreachableProblem()));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) reject(toProblem(request.status, request.responseText));
      else {
        try {
          resolve((request.status === 204 ? undefined : JSON.parse(request.responseText)) as T);
        } catch {
          // The response isn't JSON, for example a proxy's page. The server may have received the file.
          reject(unreachableProblem());
        }
      }
    });
    if (signal?.aborted === true) reject(new DOMException('Cancelled', 'AbortError'));
    else {
      signal?.addEventListener('abort', cancel, { once: true });
      request.send(formOf(wire, file));
    }
  });

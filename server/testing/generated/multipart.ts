import type { UploadMutation } from './plan.ts';
import { toJson } from './raw-values.ts';

export interface FileToSend {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const boundary = 'rolecall-generated-boundary';

const field = (name: string, value: unknown): Buffer =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : toJson(value)}\r\n`,
  );

const filePart = (name: string, file: FileToSend): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    file.bytes,
    Buffer.from('\r\n'),
  ]);

const filesOf = (file: FileToSend, trick: UploadMutation | undefined): Buffer[] => {
  const one = filePart('file', file);
  switch (trick) {
    case 'no-file':
      return [];
    case 'two-files':
      return [one, one];
    case 'empty-file':
      return [filePart('file', { ...file, bytes: new Uint8Array() })];
    case 'large-file':
      return [filePart('file', { ...file, bytes: new Uint8Array(1_000_100).fill(0x61) })];
    case 'file-under-another-name':
      return [filePart('__proto__', file), filePart('document', file)];
    case 'hostile-file-name':
      return [filePart('file', { ...file, name: '../..\\a\u0000b\u202e<script>\ud800.txt' })];
    case 'many-fields':
      return [...Array.from({ length: 80 }, (_, index) => field(`field-${String(index)}`, 'x')), one];
    case 'file-as-text':
      return [field('file', 'no file at all')];
    case 'prototype-as-field':
      return [field('__proto__', '{"a":1}'), field('constructor', 'x'), field('', 'x'), field('a[b]', 'x'), one];
    default:
      return [one];
  }
};

/** Builds a multipart body from a file and its form fields, well-formed or deliberately malformed. */
export const buildMultipart = (
  fields: Record<string, unknown>,
  file: FileToSend,
  trick: UploadMutation | undefined,
): { payload: Buffer; type: string } => {
  const whole = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => field(name, value)),
    ...filesOf(file, trick),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${trick === 'other-boundary' ? 'something-else' : boundary}`;
  return {
    payload: trick === 'file-cut-off' ? whole.subarray(0, whole.length - boundary.length - 20) : whole,
    type: trick === 'no-boundary' ? 'multipart/form-data' : type,
  };
};

const boundary = 'rolecall-test-boundary';

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Builds the body of an upload: the input fields as text, and the file. */
export const multipart = (fields: Record<string, unknown>, file: { name: string; bytes: Uint8Array }): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`),
    ),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(file.bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

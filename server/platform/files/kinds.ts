/**
 * The types, detected from the content, that an accepted upload with each extension may have. Source: specification 1,
 * section 5.
 */
const office = 'application/x-cfb';
const openXml = 'application/vnd.openxmlformats-officedocument';
const realTypes: Record<string, readonly string[]> = {
  doc: [office, 'application/msword'],
  xls: [office, 'application/vnd.ms-excel'],
  ppt: [office, 'application/vnd.ms-powerpoint'],
  docx: [`${openXml}.wordprocessingml.document`],
  xlsx: [`${openXml}.spreadsheetml.sheet`],
  pptx: [`${openXml}.presentationml.presentation`],
  gif: ['image/gif'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  pdf: ['application/pdf'],
  svg: ['image/svg+xml', 'application/xml'],
  txt: ['text/plain'],
};

const servedAs: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  svg: 'image/svg+xml',
};

export const acceptedExtensions: readonly string[] = Object.keys(realTypes);

/** Returns a file name's extension in lower case, without the dot; empty if it has none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether the content matches the extension. Text has no signature, so its `sniffed` type is undefined. */
export const matchesExtension = (extension: string, sniffed: string | undefined, firstBytes: Uint8Array): boolean => {
  const allowed = realTypes[extension];
  if (!allowed) return false;
  if (extension === 'txt') return sniffed === undefined && !firstBytes.includes(0);
  if (extension === 'svg') {
    const text = new TextDecoder().decode(firstBytes);
    return (sniffed === undefined || allowed.includes(sniffed)) && /<svg[\s>]/i.test(text);
  }
  return sniffed !== undefined && allowed.includes(sniffed);
};

/** Returns the content type of a checked file by its extension. */
export const mediaTypeOf = (extension: string): string =>
  servedAs[extension] ?? realTypes[extension]?.[0] ?? 'application/octet-stream';

/** Whether a browser may display files of this type inline: only types that can't contain scripts. */
export const canShowInline = (mediaType: string): boolean =>
  ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'text/plain'].includes(mediaType);

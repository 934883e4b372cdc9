/**
 * Removes metadata from pictures: location, device, author, comments, and any data after the end. The pixels are not
 * re-encoded, so that a scanned certificate keeps its quality and no picture grows beyond the size limit that it has
 * already passed.
 */

const startsWith = (bytes: Uint8Array, at: number, word: string): boolean =>
  [...word].every((letter, index) => bytes[at + index] === letter.codePointAt(0));

/** The JPEG segments that affect how pixels are displayed: JFIF, a colour profile and Adobe's transform. */
const shown: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const isKept = (jpeg: Uint8Array, marker: number, at: number): boolean => {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const word = shown[marker];
  return word !== undefined && startsWith(jpeg, at + 4, word);
};

/** Creates an EXIF segment that has only the orientation. */
const turned = (orientation: number): Uint8Array =>
  Buffer.concat([
    Buffer.from('ffe10022', 'hex'),
    Buffer.from('Exif\0\0MM\0*\0\0\0\b'),
    Buffer.from('0001' + '011200030000000100', 'hex'),
    Buffer.from([orientation, 0, 0, 0, 0, 0, 0]),
  ]);

const bareJpeg = (jpeg: Uint8Array, orientation: number): Uint8Array[] => {
  const parts = [jpeg.subarray(0, 2)];
  let isTurned = orientation === 1;
  let at = 2;
  while (at + 1 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff) throw new Error('A segment of a JPEG does not begin where it should.');
    if (marker === 0xff) {
      // These are fill bytes before a marker.
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      parts.push(jpeg.subarray(at, at + 2));
      return parts;
    }
    // All readers look for EXIF right after JFIF, so it precedes every other segment.
    if (!isTurned && marker !== 0xe0) {
      parts.push(turned(orientation));
      isTurned = true;
    }
    let end = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    if (marker === 0xda) {
      // Pixel data ends at a marker that is neither a stuffed byte nor a restart.
      while (end < jpeg.length) {
        const next = jpeg[end + 1] ?? 0;
        if (jpeg[end] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) break;
        end += 1;
      }
    }
    if (isKept(jpeg, marker, at)) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  return parts;
};

/** The PNG chunks that define the pixels, colours and proportions. */
const drawing = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

const barePng = (png: Uint8Array): Uint8Array[] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts = [png.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= png.length) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (drawing.has(name)) parts.push(png.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return parts;
};

/** Removes the metadata of a JPEG or PNG except for its orientation. Any other file is returned unchanged. */
export const stripMetadata = (bytes: Uint8Array, mediaType: string, orientation = 1): Uint8Array => {
  if (mediaType === 'image/jpeg') return new Uint8Array(Buffer.concat(bareJpeg(bytes, orientation)));
  if (mediaType === 'image/png') return new Uint8Array(Buffer.concat(barePng(bytes)));
  return bytes;
};

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import type { UnreadableReason } from '#contract/common/text/unreadable.ts';

// Files within the upload limits that are designed to harm their parser. They are generated, so that none has to be
// stored.

const zipOf = async (entries: Readonly<Record<string, Buffer>>): Promise<Uint8Array> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(content, name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part));
  return new Uint8Array(Buffer.concat(parts));
};

const docxOf = (body: Buffer): Promise<Uint8Array> =>
  zipOf({
    '[Content_Types].xml': Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': Buffer.concat([
      Buffer.from(
        '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>',
      ),
      body,
      Buffer.from('</w:body></w:document>'),
    ]),
  });

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Creates a PDF with these objects, the first of which is the catalog. */
const pdfOf = (objects: readonly (string | Buffer)[], trailer = ''): Uint8Array => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${String(index + 1)} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = String(objects.length + 1);
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${String(start)}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
};

const streamOf = (content: Buffer): Buffer => {
  const packed = deflateSync(content, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<</Length ${String(packed.length)}/Filter/FlateDecode>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
};

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const pdfWith = (content: Buffer, { pages = 1, trailer = '' } = {}): Uint8Array =>
  pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Count ${String(pages)}/Kids[${'3 0 R '.repeat(pages)}]>>`,
      page,
      streamOf(content),
      font,
    ],
    trailer,
  );

const line = Buffer.from('BT /F 12 Tf 50 700 Td (Theatre nurse with eleven years in theatres) Tj ET\n');
const hex32 = `<${'41'.repeat(32)}>`;

/** A hostile file and its acceptable outcomes: one of these reasons, or its text if the limits allow it. */
export interface HostileFile {
  readonly name: string;
  readonly extension: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly reasons: readonly (UnreadableReason | 'text')[];
}

export const hostileFiles: readonly HostileFile[] = [
  {
    name: 'a DOCX that unpacks to 120 MB',
    extension: 'docx',
    bytes: async () => docxOf(Buffer.alloc(120_000_000, ' ')),
    reasons: ['too-large'],
  },
  {
    name: 'a DOCX with 5 MB of empty paragraphs',
    extension: 'docx',
    bytes: () => docxOf(Buffer.from('<w:p/>'.repeat(830_000))),
    reasons: ['too-slow', 'too-large', 'text'],
  },
  {
    name: 'a DOCX whose XML is nested 100,000 deep',
    extension: 'docx',
    bytes: () => docxOf(Buffer.from(`${'<w:p>'.repeat(100_000)}x${'</w:p>'.repeat(100_000)}`)),
    reasons: ['damaged', 'too-slow', 'too-large'],
  },
  {
    name: 'a truncated DOCX',
    extension: 'docx',
    bytes: async () => (await docxOf(Buffer.from(paragraph('Theatre nurse')))).subarray(0, 400),
    reasons: ['damaged'],
  },
  {
    name: 'a PDF with a stream of 60 MB',
    extension: 'pdf',
    bytes: () => pdfWith(Buffer.concat([line, Buffer.alloc(60_000_000, 'q\n')])),
    reasons: ['too-slow', 'too-large'],
  },
  {
    name: 'a PDF of 10,000 pages',
    extension: 'pdf',
    bytes: () => pdfWith(line, { pages: 10_000 }),
    reasons: ['too-many-pages'],
  },
  {
    name: 'an encrypted PDF',
    extension: 'pdf',
    bytes: () =>
      pdfWith(line, {
        trailer: `/ID[${hex32}${hex32}]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O ${hex32}/U ${hex32}>>`,
      }),
    reasons: ['encrypted'],
  },
  {
    name: 'a truncated PDF',
    extension: 'pdf',
    bytes: () => pdfWith(line).subarray(0, 40),
    reasons: ['damaged'],
  },
  {
    name: 'a TXT with a million spaces',
    extension: 'txt',
    bytes: () => Buffer.from(`a${' '.repeat(1_000_000)}b\n`),
    reasons: ['text'],
  },
];

const chunk = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Creates a PNG that claims this many pixels per side, whatever its content. */
const pngOf = (side: number): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
};

/**
 * Creates a GIF without an end, whose frames claim this many pixels per side but contain the data of one pixel each.
 */
const gifOf = (side: number, frames: number): Uint8Array => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const screen = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from('800000000000ffffff', 'hex')]);
  const frame = Buffer.concat([
    Buffer.from('21f90400000000002c00000000', 'hex'),
    size,
    Buffer.from('000202440100', 'hex'),
  ]);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame)]);
};

const photo = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'teal', noise: { type: 'gaussian', sigma: 40 } },
  });

/** A hostile picture and its acceptable outcomes: one of these reasons, or a thumbnail. */
export interface HostilePicture {
  readonly name: string;
  readonly extension: 'png' | 'jpg' | 'gif';
  readonly mediaType: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly reasons: readonly (UnreadableReason | 'drawn')[];
}

export const hostilePictures: readonly HostilePicture[] = [
  {
    name: 'a PNG of 2,500 million pixels',
    extension: 'png',
    mediaType: 'image/png',
    bytes: () => pngOf(50_000),
    reasons: ['too-large'],
  },
  {
    name: 'a GIF of 4,000 million pixels',
    extension: 'gif',
    mediaType: 'image/gif',
    bytes: () => gifOf(65_000, 1),
    reasons: ['too-large'],
  },
  {
    name: 'a GIF of 40,000 frames that never ends',
    extension: 'gif',
    mediaType: 'image/gif',
    bytes: () => gifOf(500, 40_000),
    reasons: ['drawn', 'damaged', 'too-slow', 'too-large'],
  },
  {
    name: 'a truncated JPEG',
    extension: 'jpg',
    mediaType: 'image/jpeg',
    bytes: async () => (await photo(300).jpeg().toBuffer()).subarray(0, 8_000),
    reasons: ['damaged'],
  },
  {
    name: 'a truncated PNG',
    extension: 'png',
    mediaType: 'image/png',
    bytes: async () => (await photo(300).png().toBuffer()).subarray(0, 20_000),
    reasons: ['damaged'],
  },
];

/** Creates a typical CV as a PDF. */
export const typicalPdf = (): Uint8Array => pdfWith(line);
export const typicalDocx = (): Promise<Uint8Array> => docxOf(Buffer.from(paragraph('Theatre nurse')));
